// Targets of a category's links. [S2.25]

/** A category's link: out of the app, or to a page of the app. */
export interface LinkTarget {
  readonly href: string;
  /** The app itself opens the link; false: the link leaves the app. */
  readonly inside: boolean;
}

/** Action of a press on a category without a page of its own. */
export type CategoryAction =
  | { readonly kind: 'out'; readonly target: LinkTarget }
  | { readonly kind: 'links'; readonly targets: readonly LinkTarget[] }
  | { readonly kind: 'waiter' };

export interface LinkPlace {
  readonly placeSlug: string;
  /** The session's room number, added to each opened web address. */
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

/** Target of a link; undefined: no web, mail or phone address, so it is not offered. */
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
 * Action of a category; undefined: it is a page. Calling the waiter has priority. A category of type link, or with only
 * links, opens its links. `isBare`: no dishes and no subcategories. [S2.24–S2.26]
 */
export const actionOf = (category: ActionCategory, isBare: boolean, place: LinkPlace): CategoryAction | undefined => {
  if (category.opensCallWaiter) return { kind: 'waiter' };
  if (category.type !== 'link' && !isBare) return undefined;
  const targets = linkTargets(category.links, place);
  const [first] = targets;
  if (!first) return undefined;
  // A page in the app does not leave it.
  return targets.length === 1 && !first.inside ? { kind: 'out', target: first } : { kind: 'links', targets };
};
