// Marks a running reset, so that the next page restarts it after a power cut.
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';

/** Whether a reset was started and not completed. */
export function wasResetBegun(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.reset) !== null;
  } catch {
    return false;
  }
}

const BEGUN = '1';
const UNCLEAN = 'unclean';

/** Whether guest data could not be deleted, and no reset has succeeded since. */
export function isUnclean(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.reset) === UNCLEAN;
  } catch {
    return false;
  }
}

/** Marks a failed reset: the device's manager is alerted until a reset succeeds. */
export function markUnclean(): void {
  try {
    localStorage.setItem(STORAGE_KEYS.reset, UNCLEAN);
  } catch {
    // A browser without storage keeps no guest data.
  }
}

/** Marks a reset as started or completed. */
export function markReset(isBegun: boolean): void {
  try {
    // A retry of a failed reset keeps the failure mark.
    if (isBegun) localStorage.setItem(STORAGE_KEYS.reset, isUnclean() ? UNCLEAN : BEGUN);
    else localStorage.removeItem(STORAGE_KEYS.reset);
  } catch {
    // A browser without storage has nothing to reset after a power cut.
  }
}
