// A reset that a power cut ends is begun again by the next page.
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';

/** Whether a reset was begun and has not ended. */
export function wasResetBegun(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.reset) !== null;
  } catch {
    return false;
  }
}

const BEGUN = '1';
const UNCLEAN = 'unclean';

/** Whether what a guest left could not be taken away, and nothing has mended it since. */
export function isUnclean(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.reset) === UNCLEAN;
  } catch {
    return false;
  }
}

/** Notes that the reset failed: the device's manager hears of it, until a reset has ended. */
export function markUnclean(): void {
  try {
    localStorage.setItem(STORAGE_KEYS.reset, UNCLEAN);
  } catch {
    // A browser that refuses storage keeps nothing of a guest there.
  }
}

/** Notes that a reset begins, or that it has ended. */
export function markReset(isBegun: boolean): void {
  try {
    // Another try of one that has failed is told of no less.
    if (isBegun) localStorage.setItem(STORAGE_KEYS.reset, isUnclean() ? UNCLEAN : BEGUN);
    else localStorage.removeItem(STORAGE_KEYS.reset);
  } catch {
    // A browser that refuses storage has nothing to reset after a power cut.
  }
}
