// Address or code printed on a table, from a camera or typed.
import { isReservedPlaceSlug, isSlug } from '../slug.ts';

export type TableAddress =
  /** A complete address of our own host. */
  | { readonly kind: 'table'; readonly place: string; readonly code: string }
  /** A code without its place. */
  | { readonly kind: 'code'; readonly code: string }
  /** An address of another host or page; never opened. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' };

/** A table code as printed (docs/venue-folder.md). Case-sensitive. */
const CODE = /^[A-Za-z0-9_-]{22,64}$/;
const ADDRESS = /^(?:https?:\/\/)?([^/?#@\\]+)\/([^/?#]+)\/t\/([^/?#]+)\/?(?:[?#].*)?$/i;
const LOOKS_LIKE_AN_ADDRESS = /:|[^\s/]\/[^\s]|^\/|\.[a-z]{2}/i;
/** Characters added by typing in groups or by copying: spaces and invisible marks. */
const UNSEEN = /[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g;

/**
 * Parses a table's address or code. Strict, since a foreign code may be stuck over ours: an address must be a table's at
 * `host`, this page's host with port, and only place and code are taken from it. Only spaces are ignored.
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

/** Path of the page that exchanges a code for a session. */
export const tableHref = (place: string, code: string): string => `/${place}/t/${code}`;
