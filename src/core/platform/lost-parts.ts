// A lazy part of the page is gone: a newer build has replaced it, and the server keeps old builds only for a while. A
// reload finds the new build.
import { STORAGE_KEYS } from './storage-keys.ts';

const AT_MOST_EVERY_MS = 30_000;

/** Calls back when a part could not be loaded. Returns a function that stops it. */
export function onLostPart(callback: () => void): () => void {
  window.addEventListener('vite:preloadError', callback);
  return () => window.removeEventListener('vite:preloadError', callback);
}

/** Reloads the page, unless it did so a moment ago, or cannot remember doing so: a page must never reload for ever. */
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
