// The guest's addresses in local storage, under the specified key. [S3.34]
import { readSavedAddresses, withoutAccount, writeSavedAddresses } from '#contract/delivery/saved-addresses.ts';
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';
import type { SavedAddress } from '#domain/delivery/saved-addresses.ts';
import type { PlaceId } from '#domain/ids.ts';

/** Saved addresses of a place; empty when the browser refuses storage. */
export function readAddresses(placeId: PlaceId): readonly SavedAddress[] {
  try {
    return readSavedAddresses(localStorage.getItem(STORAGE_KEYS.addresses), placeId);
  } catch {
    return [];
  }
}

/** Removes the account's addresses at sign-out; addresses that only the device has stay. */
export function forgetAccountAddresses(): void {
  try {
    const text = withoutAccount(localStorage.getItem(STORAGE_KEYS.addresses));
    if (text === null) localStorage.removeItem(STORAGE_KEYS.addresses);
    else localStorage.setItem(STORAGE_KEYS.addresses, text);
  } catch {
    // Storage is refused, so nothing was stored.
  }
}

/** Changes the list of a place; returns the stored list. Rereads first, since another tab may have written. */
export function changeAddresses(
  placeId: PlaceId,
  change: (list: readonly SavedAddress[]) => readonly SavedAddress[],
): readonly SavedAddress[] {
  try {
    const text = localStorage.getItem(STORAGE_KEYS.addresses);
    const next = change(readSavedAddresses(text, placeId));
    localStorage.setItem(STORAGE_KEYS.addresses, writeSavedAddresses(text, placeId, next));
  } catch {
    // Storage is full or refused: the address is still sent with this order.
  }
  return readAddresses(placeId);
}
