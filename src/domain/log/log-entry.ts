// Facts of a visit without whose visit it was: an entry carries no guest, session, table or device.
import type { CategoryId, PlaceId, ProductId } from '../ids.ts';

/** Actions that a guest can press. [S7.40] */
export const USER_ACTIONS = ['product_click', 'promotion_click', 'promotion_close'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** The kinds of pages that are told apart. */
export const LOGGED_PAGES = [
  ...(['category', 'product', 'all', 'search', 'orders', 'checkout', 'about', 'about-tabl'] as const),
  ...(['custom-terms', 'feedback', 'gallery', 'profile', 'promotions', 'other'] as const),
] as const;
export type LoggedPage = (typeof LOGGED_PAGES)[number];

/** The page that an entry is about. */
export interface LogPlace {
  readonly page: LoggedPage;
  readonly categoryId?: CategoryId | undefined;
  readonly productId?: ProductId | undefined;
}

/** A time on a page; `startedAt` and `endedAt` are epoch ms, and between them lies what was counted. */
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

/** The system's own word: words that were searched for and how many dishes they found, or how long the network was away. */
export type SystemEntry = { readonly kind: 'system'; readonly id: string; readonly at: number } & (
  | { readonly action: 'search'; readonly words: string; readonly found: number }
  | { readonly action: 'offline'; readonly seconds: number }
);

export type LogEntry = TimeEntry | ActionEntry | SystemEntry;
export type LogKind = LogEntry['kind'];

/** An entry that waits on the device, with whose place it is of. */
export interface KeptEntry {
  readonly placeId: PlaceId;
  readonly entry: LogEntry;
}

/** Most entries that wait on a device; the oldest gives way. */
export const RING_SIZE = 60;
/** Most entries in one request. */
export const MOST_ENTRIES = 60;

const keyOf = ({ placeId, entry }: KeptEntry): string => `${placeId} ${entry.id}`;

/** The ring with an entry more; one of the same id takes the place of the one before. */
export const intoRing = (ring: readonly KeptEntry[], one: KeptEntry): readonly KeptEntry[] => {
  const at = ring.findIndex((kept) => keyOf(kept) === keyOf(one));
  return (at < 0 ? [...ring, one] : ring.with(at, one)).slice(-RING_SIZE);
};

/** The ring without what was answered, unless it has grown since. */
export const outOfRing = (ring: readonly KeptEntry[], answered: readonly KeptEntry[]): readonly KeptEntry[] => {
  const gone = new Map(answered.map((kept) => [keyOf(kept), JSON.stringify(kept)]));
  return ring.filter((kept) => gone.get(keyOf(kept)) !== JSON.stringify(kept));
};

export const LONGEST_SEARCH = 60;

/** The words of a search as they are logged; undefined: too little, or it could be an address or a number of somebody. */
export const searchedWords = (query: string): string | undefined => {
  const words = query.trim().replace(/\s+/g, ' ').toLowerCase();
  const isSomebodys = /[@/\\]|www\./.test(words) || words.replace(/\D/g, '').length > 4;
  return [...words].length < 2 || words.length > LONGEST_SEARCH || isSomebodys ? undefined : words;
};

/** An address at which an app is tried out and nobody is a guest. [S9.25] */
export const isTestHost = (host: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$|\.(?:localhost|test|invalid)$|^(?:test|staging|dev)[.-]/.test(host);
