// The targets of a category's links. [S2.25]

/** A link of a category: out of the app, or to a page of the app. */
export interface LinkTarget {
  readonly href: string;
  /** The app itself opens the link; else the link leads out. */
  readonly inside: boolean;
}

/** Action of a press on a category that has no page of its own. */
export type CategoryAction =
  | { readonly kind: 'out'; readonly target: LinkTarget }
  | { readonly kind: 'links'; readonly targets: readonly LinkTarget[] }
  | { readonly kind: 'waiter' };

export interface LinkPlace {
  readonly placeSlug: string;
  /** The session's room number; every web address that is opened is told it. */
  readonly roomNumber: string | undefined;
}

/** The parts of a web address: origin, path, query, hash. */
const WEB = /^(https?:\/\/[^\s/?#\\]+)([^\s?#]*)(\?[^\s#]*)?(#\S*)?$/i;
const OTHER = /^(?:mailto|tel):\S+$/i;

const withRoom = (query: string, roomNumber: string): string => {
  if (/[?&]room_number=/.test(query)) return query;
  const start = query === '' ? '?' : query.endsWith('?') || query.endsWith('&') ? query : `${query}&`;
  return `${start}room_number=${encodeURIComponent(roomNumber)}`;
};

/** The target of a link; undefined where it is no web, mail or telephone address, and so is not offered. */
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

export interface ActionCategory {
  readonly type: 'normal' | 'link' | 'image' | 'info';
  readonly links: readonly string[];
  readonly opensCallWaiter: boolean;
}

/**
 * The action of a category; undefined: the category is a page. A category that calls the waiter does so whatever else it
 * has. A category of the type link, or one that has nothing but links, opens its links. `isBare`: the category has
 * neither dishes nor categories under it. [S2.24–S2.26]
 */
export const actionOf = (category: ActionCategory, isBare: boolean, place: LinkPlace): CategoryAction | undefined => {
  if (category.opensCallWaiter) return { kind: 'waiter' };
  if (category.type !== 'link' && !isBare) return undefined;
  const targets = linkTargets(category.links, place);
  const [first] = targets;
  if (!first) return undefined;
  // A page of the app is no way out.
  return targets.length === 1 && !first.inside ? { kind: 'out', target: first } : { kind: 'links', targets };
};
