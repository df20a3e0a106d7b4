// A lazy chunk is missing: a newer build has replaced it, and the server keeps old builds only for a while. A reload loads
// the new build.
import { STORAGE_KEYS } from './storage-keys.ts';

const AT_MOST_EVERY_MS = 30_000;

/** Calls back when a lazy chunk could not be loaded. Returns a stop function. */
export function onLostPart(callback: () => void): () => void {
  window.addEventListener('vite:preloadError', callback);
  return () => window.removeEventListener('vite:preloadError', callback);
}

/** Reloads the page, unless it just did, or cannot record the reload: this prevents an endless loop. */
export function reloadOnce(now: number, reload: () => void = () => location.reload()): boolean {
  try {
    const before = Number(sessionStorage.getItem(STORAGE_KEYS.reloadedAt));
    if (before > 0 && Math.abs(now - before) < AT_MOST_EVERY_MS) return false;
    sessionStorage.setItem(STORAGE_KEYS.reloadedAt, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}
