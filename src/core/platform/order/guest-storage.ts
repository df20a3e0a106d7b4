// The name and the number of this device's guest in its local storage, for their next order.
import { readKnownGuest } from '#contract/order/known-guest.ts';
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';
import type { KnownGuest } from '#domain/order/checkout/checkout-form.ts';

/** The guest who ordered from this device; undefined: none, or the browser refuses storage. */
export function readGuest(): KnownGuest | undefined {
  try {
    return readKnownGuest(localStorage.getItem(STORAGE_KEYS.guest));
  } catch {
    return undefined;
  }
}

/** Keeps who has ordered; undefined: forgets it. Returns what is kept then. */
export function writeGuest(guest: KnownGuest | undefined): KnownGuest | undefined {
  try {
    if (guest) localStorage.setItem(STORAGE_KEYS.guest, JSON.stringify({ name: guest.name, phone: guest.phone }));
    else localStorage.removeItem(STORAGE_KEYS.guest);
  } catch {
    // Storage is full or refused: they are asked again the next time.
  }
  return readGuest();
}
