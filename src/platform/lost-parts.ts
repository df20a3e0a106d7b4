// A part of the page that was to be loaded later is gone: a newer build has taken its place, and the server keeps the old
// ones only for a while. Loading the page anew finds the new build.
import { STORAGE_KEYS } from './storage-keys.ts';

const AT_MOST_EVERY_MS = 30_000;

/** Calls back when a part could not be had. Returns how to stop. */
export function onLostPart(callback: () => void): () => void {
  window.addEventListener('vite:preloadError', callback);
  return () => window.removeEventListener('vite:preloadError', callback);
}

/** Loads the page anew, unless that was done a moment ago, or cannot be remembered: a page must never reload for ever. */
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
