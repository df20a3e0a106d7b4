// The moment from which the app hears the guest, and no longer the script of the page's head (src/early).

/** Notes that the script has kept of this page; undefined: there was no script. */
let kept: object | undefined;
let waits: boolean | undefined;
let held: HeldButton | undefined;

/** The button under the guest's finger while the page is taken over, and its place then. */
export interface HeldButton {
  readonly button: HTMLElement;
  readonly at: DOMRect;
  /** The finger is lifted, or the browser takes it for something else than a press. */
  lifted?: Promise<PointerEvent>;
}

/** Asks the script for what it has kept. */
export function askEarly(name: 'unkept' | 'opener' | 'field' | 'stop'): unknown {
  const method: unknown = kept && Reflect.get(kept, name);
  return typeof method === 'function' ? method() : undefined;
}

/** Notes what is under the guest's finger, before the layout of this very device may put something else there. */
export function noteHeld(): void {
  const button = document.querySelector<HTMLElement>('a:active,button:active');
  held = button ? { button, at: button.getBoundingClientRect() } : undefined;
}

export const heldButton = (): HeldButton | undefined => held;

/**
 * Ends the script's hearing, and takes its global away; true: the guest has done something that waits for the app. Call it as soon as the app's own
 * handlers hear.
 */
export function takeOver(): boolean {
  if (waits !== undefined) return waits;
  const { tablEarly } = globalThis as { tablEarly?: unknown };
  kept = typeof tablEarly === 'object' && tablEarly !== null ? tablEarly : undefined;
  waits = askEarly('stop') === true;
  if (held) {
    waits = true;
    held.lifted = new Promise((resolve) => {
      addEventListener('pointerup', resolve);
      addEventListener('pointercancel', resolve);
    });
  }
  Reflect.deleteProperty(globalThis, 'tablEarly');
  return waits;
}
