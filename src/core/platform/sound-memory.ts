// Whether sound was allowed in this tab before a reload: the browser then asks for a touch again, but a person knows why.
import { STORAGE_KEYS } from './storage-keys.ts';

/** The tab's own entry beside the device's install memory; it ends with the tab. */
const KEY = STORAGE_KEYS.install;
const ALLOWED = 'sound';

export function wasSoundAllowed(): boolean {
  try {
    return sessionStorage.getItem(KEY) === ALLOWED;
  } catch {
    return false;
  }
}

export function noteSoundAllowed(): void {
  try {
    sessionStorage.setItem(KEY, ALLOWED);
  } catch {
    // Storage is refused. The whole notice then comes at each start.
  }
}
