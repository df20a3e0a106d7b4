// Anonymous log entries of a visit: no guest, session, table or device.
import type { CategoryId, PlaceId, ProductId } from '../ids.ts';

/** Logged actions of a guest. [S7.40] */
export const USER_ACTIONS = ['product_click', 'promotion_click', 'promotion_close'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** Kinds of pages in the log. */
export const LOGGED_PAGES = [
  ...(['category', 'product', 'all', 'search', 'orders', 'checkout', 'about', 'about-tabl'] as const),
  ...(['custom-terms', 'feedback', 'gallery', 'profile', 'promotions', 'other'] as const),
] as const;
export type LoggedPage = (typeof LOGGED_PAGES)[number];

/** Page of an entry. */
export interface LogPlace {
  readonly page: LoggedPage;
  readonly categoryId?: CategoryId | undefined;
  readonly productId?: ProductId | undefined;
}

/** Time on a page; `startedAt` and `endedAt` are epoch ms around the counted time. */
export interface TimeEntry extends LogPlace {
  readonly kind: 'time';
  readonly id: string;
  readonly startedAt: number;
  readonly endedAt: number;
}

export interface ActionEntry extends LogPlace {
  readonly kind: 'action';
  readonly id: string;
  readonly at: number;
  readonly action: UserAction;
}

/** System entries: a search with its number of results, or the duration of a network outage. */
export type SystemEntry = { readonly kind: 'system'; readonly id: string; readonly at: number } & (
  | { readonly action: 'search'; readonly words: string; readonly found: number }
  | { readonly action: 'offline'; readonly seconds: number }
);

export type LogEntry = TimeEntry | ActionEntry | SystemEntry;
export type LogKind = LogEntry['kind'];

/** An entry that waits on the device, with its place. */
export interface KeptEntry {
  readonly placeId: PlaceId;
  readonly entry: LogEntry;
}

/** Maximum number of waiting entries on a device; the oldest is dropped. */
export const RING_SIZE = 60;
/** Maximum number of entries in one request. */
export const MOST_ENTRIES = 60;

const keyOf = ({ placeId, entry }: KeptEntry): string => `${placeId} ${entry.id}`;

/** Adds an entry to the ring; one with the same id is replaced. */
export const intoRing = (ring: readonly KeptEntry[], one: KeptEntry): readonly KeptEntry[] => {
  const at = ring.findIndex((kept) => keyOf(kept) === keyOf(one));
  return (at < 0 ? [...ring, one] : ring.with(at, one)).slice(-RING_SIZE);
};

/** The ring without acknowledged entries, except those that changed since. */
export const outOfRing = (ring: readonly KeptEntry[], answered: readonly KeptEntry[]): readonly KeptEntry[] => {
  const gone = new Map(answered.map((kept) => [keyOf(kept), JSON.stringify(kept)]));
  return ring.filter((kept) => gone.get(keyOf(kept)) !== JSON.stringify(kept));
};

export const LONGEST_SEARCH = 60;

/** Search text for the log; undefined: too short, or it may be an address or number of a person. */
export const searchedWords = (query: string): string | undefined => {
  const words = query.trim().replace(/\s+/g, ' ').toLowerCase();
  const isSomebodys = /[@/\\]|www\./.test(words) || words.replace(/\D/g, '').length > 4;
  return [...words].length < 2 || words.length > LONGEST_SEARCH || isSomebodys ? undefined : words;
};

/** Host of a development or test installation without guests. [S9.25] */
export const isTestHost = (host: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$|\.(?:localhost|test|invalid)$|^(?:test|staging|dev)[.-]/.test(host);
