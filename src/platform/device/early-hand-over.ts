// The moment from which the app hears the guest, and no longer the script of the page's head (src/early).

/** What the script has kept of this page; undefined: there was no script. */
let kept: object | undefined;
let waits: boolean | undefined;
let held: HTMLElement | null = null;
let released: Promise<HTMLElement | undefined> | undefined;

/** Asks the script for what it has kept. */
export function askEarly(name: 'unkept' | 'opener' | 'field' | 'stop'): unknown {
  const method: unknown = kept && Reflect.get(kept, name);
  return typeof method === 'function' ? method() : undefined;
}

/** Notes what is under the guest's finger, before the layout of this very device may put something else there. */
export function noteHeld(): void {
  held = document.querySelector('a:active,button:active');
}

/**
 * What the finger was on when another layout took it away, as soon as the finger is lifted: no browser calls that a press.
 * undefined: the finger was on nothing, or has slid off.
 */
export const whenReleased = async (): Promise<HTMLElement | undefined> => released;

/**
 * Ends the script's hearing, and takes its global away; true: the guest has done something that waits for the app. Call it as soon as the app's own
 * handlers hear.
 */
export function takeOver(): boolean {
  if (waits !== undefined) return waits;
  const { tablEarly } = globalThis as { tablEarly?: unknown };
  kept = typeof tablEarly === 'object' && tablEarly !== null ? tablEarly : undefined;
  waits = askEarly('stop') === true;
  const taken = held?.isConnected === false ? held : undefined;
  if (taken) {
    waits = true;
    released = new Promise((resolve) => {
      addEventListener('pointerup', () => resolve(taken));
      addEventListener('pointercancel', () => resolve(undefined));
    });
  }
  Reflect.deleteProperty(globalThis, 'tablEarly');
  return waits;
}
