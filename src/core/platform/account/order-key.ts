// Key by which orders belong to the customer who is signed in on this device.
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';

/** The stored text, unchecked: an order's row is read strictly, and drops a bad key. undefined: no customer is signed in. */
export function readOrderKey(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEYS.orderKey) ?? undefined;
  } catch {
    return undefined;
  }
}
