// The cart's mirrors, read: local storage, and the cookie while the cart fits into it. Where the browser refuses storage
// there is no mirror, and nothing else changes.
import type { RawMirror } from '#contract/cart/cart-mirror.ts';
import { readCartCookie } from './cookies.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** The mirrors that are there, in the order in which they are believed; not yet read. */
export function findCartMirrors(): readonly RawMirror[] {
  const [envelope = null, groups = null] = readCartCookie()?.split('\n') ?? [];
  return [readStorage(), { groups, envelope }].filter((mirror) => mirror.groups !== null && mirror.envelope !== null);
}

function readStorage(): RawMirror {
  try {
    return {
      groups: localStorage.getItem(STORAGE_KEYS.cart),
      envelope: localStorage.getItem(STORAGE_KEYS.cartEnvelope),
    };
  } catch {
    return { groups: null, envelope: null };
  }
}
