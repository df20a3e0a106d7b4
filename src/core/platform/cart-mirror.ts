// Reads the cart's mirrors: local storage, and the cookie while the cart fits into it. Without storage there is no mirror,
// with no other effect.
import type { RawMirror } from '#contract/cart/cart-mirror.ts';
import { readCartCookie } from './cookies.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** Existing mirrors, most trusted first; not parsed. */
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
