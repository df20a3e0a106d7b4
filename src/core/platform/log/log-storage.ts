// Log entries of a visit until the server has them: a small ring in local storage, or in memory when the browser refuses
// storage.
import { readRing } from '#contract/log/log.ts';
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';
import type { KeptEntry } from '#domain/log/log-entry.ts';

export const readLogRing = (): readonly KeptEntry[] => {
  try {
    return readRing(localStorage.getItem(STORAGE_KEYS.logs));
  } catch {
    return [];
  }
};

export function writeLogRing(ring: readonly KeptEntry[]): void {
  try {
    if (ring.length === 0) localStorage.removeItem(STORAGE_KEYS.logs);
    else localStorage.setItem(STORAGE_KEYS.logs, JSON.stringify(ring));
  } catch {
    // The entries are kept in memory while the page lives.
  }
}
