// Where the links of a category lead. [S2.25]

/** One way out of a category, or to a page of the app itself. */
export interface LinkTarget {
  readonly href: string;
  /** Followed inside the app; else it leads out. */
  readonly inside: boolean;
}

/** What a press on a category does where it does not open the category's own page. */
export type CategoryDoor =
  | { readonly kind: 'out'; readonly target: LinkTarget }
  | { readonly kind: 'links'; readonly targets: readonly LinkTarget[] }
  | { readonly kind: 'waiter' };

export interface LinkPlace {
  readonly placeSlug: string;
  /** Held in the session; told to every web address that is opened. */
  readonly roomNumber: string | undefined;
}

/** origin, path, query, hash of a web address. */
const WEB = /^(https?:\/\/[^\s/?#\\]+)([^\s?#]*)(\?[^\s#]*)?(#\S*)?$/i;
const OTHER = /^(?:mailto|tel):\S+$/i;

const withRoom = (query: string, roomNumber: string): string => {
  if (/[?&]room_number=/.test(query)) return query;
  const start = query === '' ? '?' : query.endsWith('?') || query.endsWith('&') ? query : `${query}&`;
  return `${start}room_number=${encodeURIComponent(roomNumber)}`;
};

/** undefined: it is neither a web address nor one of mail or telephone, and is not offered. */
export const linkTarget = (link: string, { placeSlug, roomNumber }: LinkPlace): LinkTarget | undefined => {
  const text = link.trim();
  const [, origin, path = '', query = '', hash = ''] = WEB.exec(text) ?? [];
  if (origin === undefined) return OTHER.test(text) ? { href: text, inside: false } : undefined;
  if (/\/feedback\/?$/i.test(path)) return { href: `/${placeSlug}/feedback`, inside: true };
  if (roomNumber === undefined || roomNumber === '') return { href: text, inside: false };
  return { href: `${origin}${path || '/'}${withRoom(query, roomNumber)}${hash}`, inside: false };
};

export const linkTargets = (links: readonly string[], place: LinkPlace): readonly LinkTarget[] => {
  const targets = links.flatMap((link) => linkTarget(link, place) ?? []);
  return targets.filter(({ href }, at) => targets.findIndex((other) => other.href === href) === at);
};

export interface DoorCategory {
  readonly type: 'normal' | 'link' | 'image' | 'info';
  readonly links: readonly string[];
  readonly opensCallWaiter: boolean;
}

/**
 * A category of the type link, or one that has nothing but links, opens them; one that calls the waiter does that
 * whatever else it has. undefined: it is a page. `isBare`: it has neither dishes nor categories under it. [S2.24–S2.26]
 */
export const doorOf = (category: DoorCategory, isBare: boolean, place: LinkPlace): CategoryDoor | undefined => {
  if (category.opensCallWaiter) return { kind: 'waiter' };
  if (category.type !== 'link' && !isBare) return undefined;
  const targets = linkTargets(category.links, place);
  const [first] = targets;
  if (!first) return undefined;
  return targets.length === 1 ? { kind: 'out', target: first } : { kind: 'links', targets };
};
