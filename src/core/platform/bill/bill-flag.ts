// Bill flag in local storage, as specified. Written after the server's answer, and decides nothing here. [S3.37]
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';

/** Stores whether a bill request is open. Does nothing when the browser refuses storage. */
export function writeBillFlag(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(STORAGE_KEYS.billWanted, '1');
    else localStorage.removeItem(STORAGE_KEYS.billWanted);
  } catch {
    // Only the specification's own pages read the flag.
  }
}
