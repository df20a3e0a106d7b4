// The moment from which the app hears the guest, and no longer the script of the page's head (src/early).

/** What the script has kept of this page; undefined: there was no script. */
let kept: object | undefined;
let waits: boolean | undefined;

/** Asks the script for what it has kept. */
export function askEarly(name: 'unkept' | 'opener' | 'field' | 'stop'): unknown {
  const method: unknown = kept && Reflect.get(kept, name);
  return typeof method === 'function' ? method() : undefined;
}

/**
 * Ends the script's hearing, and takes its global away; true: the guest has done something that waits for the app. Call it as soon as the app's own
 * handlers hear.
 */
export function takeOver(): boolean {
  if (waits !== undefined) return waits;
  const { tablEarly } = globalThis as { tablEarly?: unknown };
  kept = typeof tablEarly === 'object' && tablEarly !== null ? tablEarly : undefined;
  waits = askEarly('stop') === true;
  Reflect.deleteProperty(globalThis, 'tablEarly');
  return waits;
}
