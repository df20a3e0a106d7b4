// The flag that the bill is wanted, in local storage as the specification names it. It is written after the server's word
// and decides nothing here. [S3.37]
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';

/** Notes whether the bill is under way. Does nothing where the browser refuses storage. */
export function writeBillFlag(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(STORAGE_KEYS.billWanted, '1');
    else localStorage.removeItem(STORAGE_KEYS.billWanted);
  } catch {
    // Only the specification's own pages read the flag.
  }
}
