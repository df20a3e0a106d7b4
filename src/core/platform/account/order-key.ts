// By what the orders of whoever is signed in on this device are theirs.
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';

/** As it lies there: an order's row is read strictly, and goes without one that is none. undefined: nobody is signed in. */
export function readOrderKey(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEYS.orderKey) ?? undefined;
  } catch {
    return undefined;
  }
}
