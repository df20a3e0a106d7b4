// Writes the cart's mirrors. Lazy: no first card needs it.
import type { CartMirror } from '#contract/cart/cart-mirror.ts';
import { writeCartCookie } from '#core/platform/device/later-cookies.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

export function writeCartMirror({ groups, envelope }: CartMirror): void {
  try {
    localStorage.setItem(STORAGE_KEYS.cart, groups);
    localStorage.setItem(STORAGE_KEYS.cartEnvelope, envelope);
  } catch {
    // Storage is full or refused. The cart itself is in the database.
  }
  writeCartCookie(`${envelope}\n${groups}`);
}
