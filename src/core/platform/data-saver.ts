// Whether data may be expensive for the guest. Safari and Firefox report nothing about the network.
import { readKioskCookie } from './cookies.ts';

interface Saver extends EventTarget {
  readonly saveData: boolean;
}

const isSaver = (found: unknown): found is Saver =>
  found instanceof EventTarget && 'saveData' in found && typeof found.saveData === 'boolean';

const findConnection = (): unknown => ('connection' in navigator ? navigator.connection : undefined);

/** Calls back with whether data is saved, at once and after each change. Returns a stop function. */
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

/** Below this width a device is a phone, often with metered data. */
const PHONE = '(max-width: 62.49em) and (pointer: coarse)';
const UNMETERED: readonly unknown[] = ['wifi', 'ethernet'];
const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

/**
 * Whether only data that the guest opens is fetched: in save-data mode, on a slow network, or on a phone that does not
 * report Wi-Fi. A kiosk belongs to the venue and stores everything.
 */
export function sparesBytes(): boolean {
  if (readKioskCookie()) return false;
  const found = findConnection();
  const told = (name: string): unknown =>
    typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  if (told('saveData') === true || SLOW.includes(told('effectiveType'))) return true;
  return window.matchMedia(PHONE).matches && !UNMETERED.includes(told('type'));
}
