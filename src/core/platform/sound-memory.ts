// Whether sound was allowed in this tab before a reload: the browser then asks for a touch again, but a person knows why.
import { STORAGE_KEYS } from './storage-keys.ts';

export function wasSoundAllowed(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEYS.sound) !== null;
  } catch {
    return false;
  }
}

export function noteSoundAllowed(): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.sound, '1');
  } catch {
    // Storage is refused. The whole notice then comes at each start.
  }
}
