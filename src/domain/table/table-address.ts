// The address or code that is printed on a table, as a camera read it or a guest typed it.
import { isReservedPlaceSlug, isSlug } from '../slug.ts';

export type TableAddress =
  /** A whole address of our own host. */
  | { readonly kind: 'table'; readonly place: string; readonly code: string }
  /** A bare code, which does not name its place. */
  | { readonly kind: 'code'; readonly code: string }
  /** An address of another host, or of another page; it is never opened. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' };

/** A table code as venues print it (docs/venue-folder.md). Capitals and small letters differ. */
const CODE = /^[A-Za-z0-9_-]{22,64}$/;
const ADDRESS = /^(?:https?:\/\/)?([^/?#@\\]+)\/([^/?#]+)\/t\/([^/?#]+)\/?(?:[?#].*)?$/i;
const LOOKS_LIKE_AN_ADDRESS = /:|[^\s/]\/[^\s]|^\/|\.[a-z]{2}/i;
/** Characters that slip in by typing in groups or by copying: spaces and invisible marks. */
const UNSEEN = /[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g;

/**
 * Reads a table's address or code. Strict, since a foreign code can be stuck over ours: an address counts only if it is
 * a table's at `host`, the host of this page with its port, and only place and code are taken from it. Spaces are
 * forgiven, nothing else is.
 */
export const parseTableAddress = (text: string, host: string): TableAddress => {
  const bare = text.replaceAll(UNSEEN, '');
  if (bare === '') return { kind: 'empty' };
  if (CODE.test(bare)) return { kind: 'code', code: bare };
  const [, at, place, code] = ADDRESS.exec(bare) ?? [];
  if (at?.toLowerCase() === host.toLowerCase() && place !== undefined && code !== undefined) {
    const isTable = isSlug(place) && !isReservedPlaceSlug(place) && CODE.test(code);
    return isTable ? { kind: 'table', place, code } : { kind: 'unreadable' };
  }
  return { kind: LOOKS_LIKE_AN_ADDRESS.test(bare) ? 'foreign' : 'unreadable' };
};

/** The path of the page that turns a code into a session. */
export const tableHref = (place: string, code: string): string => `/${place}/t/${code}`;
