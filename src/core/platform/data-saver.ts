// Whether bytes may cost the guest something. Safari and Firefox tell nothing of the network.
import { readKioskCookie } from './cookies.ts';

interface Saver extends EventTarget {
  readonly saveData: boolean;
}

const isSaver = (found: unknown): found is Saver =>
  found instanceof EventTarget && 'saveData' in found && typeof found.saveData === 'boolean';

const findConnection = (): unknown => ('connection' in navigator ? navigator.connection : undefined);

/** Calls back with whether data is saved, at once and after every change. Returns a function that stops it. */
export function followDataSaver(callback: (isSparing: boolean) => void): () => void {
  const found = findConnection();
  if (!isSaver(found)) {
    callback(false);
    return () => undefined;
  }
  const onChange = () => callback(found.saveData);
  onChange();
  found.addEventListener('change', onChange);
  return () => found.removeEventListener('change', onChange);
}

/** Below this width a device is a phone, which is paid for by the megabyte more often than not. */
const PHONE = '(max-width: 62.49em) and (pointer: coarse)';
const UNMETERED: readonly unknown[] = ['wifi', 'ethernet'];
const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

/**
 * Whether only what the guest opens is fetched: data are saved, the network is slow, or this is a phone that does not say
 * that it is on Wi-Fi. A kiosk belongs to the venue and keeps everything.
 */
export function sparesBytes(): boolean {
  if (readKioskCookie()) return false;
  const found = findConnection();
  const told = (name: string): unknown =>
    typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  if (told('saveData') === true || SLOW.includes(told('effectiveType'))) return true;
  return window.matchMedia(PHONE).matches && !UNMETERED.includes(told('type'));
}
