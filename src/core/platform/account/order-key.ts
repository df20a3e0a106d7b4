// Key that assigns orders to the signed-in customer of this device.
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';

/** The stored text, unvalidated: an order's row is parsed strictly, and drops a bad key. undefined: not signed in. */
export function readOrderKey(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEYS.orderKey) ?? undefined;
  } catch {
    return undefined;
  }
}
