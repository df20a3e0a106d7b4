// What is printed on a table, as a camera read it or as a hand typed it.
import { isReservedPlaceSlug, isSlug } from '../slug.ts';

export type TableAddress =
  /** A whole address of ours. */
  | { readonly kind: 'table'; readonly place: string; readonly code: string }
  /** The code alone: it does not say of which place. */
  | { readonly kind: 'code'; readonly code: string }
  /** An address that is not ours, or not a table's: it is never opened. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' };

/** As venues print them: see docs/venue-folder.md. Capitals and small letters are not the same. */
const CODE = /^[A-Za-z0-9_-]{22,64}$/;
const ADDRESS = /^(?:https?:\/\/)?([^/?#@\\]+)\/([^/?#]+)\/t\/([^/?#]+)\/?(?:[?#].*)?$/i;
const LOOKS_LIKE_AN_ADDRESS = /:|[^\s/]\/[^\s]|^\/|\.[a-z]{2}/i;
/** What slips in between by typing in groups, or by copying: spaces, and marks that are not seen. */
const UNSEEN = /[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g;

/**
 * Strict, since a code can be stuck over: an address counts only if it is a table's, at the host that this page came from
 * (`host`, with its port), and then only place and code are taken from it. Spaces are forgiven, nothing else is.
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

/** The page that turns a code into a seat. */
export const tableHref = (place: string, code: string): string => `/${place}/t/${code}`;
