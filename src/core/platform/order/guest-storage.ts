// Name and phone of this device's guest in local storage, for their next order.
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

/** Stores the guest's contact; undefined: deletes it. Returns what is stored. */
export function writeGuest(guest: KnownGuest | undefined): KnownGuest | undefined {
  try {
    if (guest) localStorage.setItem(STORAGE_KEYS.guest, JSON.stringify({ name: guest.name, phone: guest.phone }));
    else localStorage.removeItem(STORAGE_KEYS.guest);
  } catch {
    // Storage is full or refused: the guest is asked again next time.
  }
  return readGuest();
}
