// The guest's addresses in this device's local storage, where the specification names it. [S3.34]
import { readSavedAddresses, withoutAccount, writeSavedAddresses } from '#contract/delivery/saved-addresses.ts';
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';
import type { SavedAddress } from '#domain/delivery/saved-addresses.ts';
import type { PlaceId } from '#domain/ids.ts';

/** The addresses kept for a place; none where the browser refuses storage. */
export function readAddresses(placeId: PlaceId): readonly SavedAddress[] {
  try {
    return readSavedAddresses(localStorage.getItem(STORAGE_KEYS.addresses), placeId);
  } catch {
    return [];
  }
}

/** Removes the addresses of the account that signs out; addresses that only the device had stay. */
export function forgetAccountAddresses(): void {
  try {
    const text = withoutAccount(localStorage.getItem(STORAGE_KEYS.addresses));
    if (text === null) localStorage.removeItem(STORAGE_KEYS.addresses);
    else localStorage.setItem(STORAGE_KEYS.addresses, text);
  } catch {
    // Storage is refused: nothing was kept.
  }
}

/** Changes the list of a place; returns what is kept then. Another tab may have written since it was read. */
export function changeAddresses(
  placeId: PlaceId,
  change: (list: readonly SavedAddress[]) => readonly SavedAddress[],
): readonly SavedAddress[] {
  try {
    const text = localStorage.getItem(STORAGE_KEYS.addresses);
    const next = change(readSavedAddresses(text, placeId));
    localStorage.setItem(STORAGE_KEYS.addresses, writeSavedAddresses(text, placeId, next));
  } catch {
    // Storage is full or refused: the address goes with this order all the same.
  }
  return readAddresses(placeId);
}
