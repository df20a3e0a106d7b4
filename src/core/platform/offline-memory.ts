// Whether this device has said that its menu opens without a network: it is said once.
import { STORAGE_KEYS } from './storage-keys.ts';

/** Whether it was said. A browser that stores nothing could not remember, so there it counts as said. */
export function isOfflineSaid(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.offlineSaid) !== null;
  } catch {
    return true;
  }
}

export function noteOfflineSaid(): void {
  try {
    localStorage.setItem(STORAGE_KEYS.offlineSaid, '1');
  } catch {
    // Storage is full or refused: it may be said once more.
  }
}
