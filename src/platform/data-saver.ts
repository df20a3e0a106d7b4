// Whether the guest has told the device to save data. Safari and Firefox do not tell; saving is then off.

interface Saver extends EventTarget {
  readonly saveData: boolean;
}

const isSaver = (found: unknown): found is Saver =>
  found instanceof EventTarget && 'saveData' in found && typeof found.saveData === 'boolean';

/** Calls back with whether data is saved, at once and after every change. Returns a function that stops it. */
export function followDataSaver(callback: (isSparing: boolean) => void): () => void {
  const found: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (!isSaver(found)) {
    callback(false);
    return () => undefined;
  }
  const onChange = () => callback(found.saveData);
  onChange();
  found.addEventListener('change', onChange);
  return () => found.removeEventListener('change', onChange);
}
