// The cart's mirrors: local storage, and the cookie while the cart fits into it. Where the browser refuses storage
// there is no mirror, and nothing else changes.
import { type CartMirror, cartFromMirror } from '#contract/cart/cart-mirror.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { readCartCookie, writeCartCookie } from './cookies.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

export function writeCartMirror({ groups, envelope }: CartMirror): void {
  try {
    localStorage.setItem(STORAGE_KEYS.cart, groups);
    localStorage.setItem(STORAGE_KEYS.cartEnvelope, envelope);
  } catch {
    // Storage is full or refused. The cart itself stands in the database.
  }
  writeCartCookie(`${envelope}\n${groups}`);
}

/** The cart of a place as its mirrors have it; asked only where the device has no cart record of that place. */
export function readCartMirror(placeId: PlaceId, currency: Currency, makeLineId: () => string): Cart | undefined {
  const [cookieEnvelope = null, cookieGroups = null] = readCartCookie()?.split('\n') ?? [];
  return (
    cartFromMirror(readStorage(), placeId, currency, makeLineId) ??
    cartFromMirror({ groups: cookieGroups, envelope: cookieEnvelope }, placeId, currency, makeLineId)
  );
}

function readStorage(): { groups: string | null; envelope: string | null } {
  try {
    return {
      groups: localStorage.getItem(STORAGE_KEYS.cart),
      envelope: localStorage.getItem(STORAGE_KEYS.cartEnvelope),
    };
  } catch {
    return { groups: null, envelope: null };
  }
}
