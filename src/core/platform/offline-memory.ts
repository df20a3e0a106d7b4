// Whether the notice that the menu opens offline was shown: it is shown once.
import { STORAGE_KEYS } from './storage-keys.ts';

/** Whether the hint was shown. True without storage, since showing it could not be remembered. */
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
    // Storage is full or refused: it may be shown again.
  }
}
