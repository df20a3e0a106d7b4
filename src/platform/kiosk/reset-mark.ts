// A reset that a power cut ends is begun again by the next page.
import { STORAGE_KEYS } from '../storage-keys.ts';

/** Whether a reset was begun and has not ended. */
export function wasResetBegun(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.reset) !== null;
  } catch {
    return false;
  }
}

/** Notes that a reset begins, or that it has ended. */
export function markReset(isBegun: boolean): void {
  try {
    if (isBegun) localStorage.setItem(STORAGE_KEYS.reset, '1');
    else localStorage.removeItem(STORAGE_KEYS.reset);
  } catch {
    // A browser that refuses storage has nothing to reset after a power cut.
  }
}
