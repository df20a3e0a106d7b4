// Handover of event handling from the page's inline script (src/early) to the app.

/** Notes kept by the script of this page; undefined: there was no script. */
let kept: object | undefined;
let waits: boolean | undefined;
let held: HeldButton | undefined;

/** The button under the guest's finger during the handover, with its position. */
export interface HeldButton {
  readonly button: HTMLElement;
  readonly at: DOMRect;
  /** Resolves when the finger is lifted, or the browser treats it as another gesture. */
  lifted?: Promise<PointerEvent>;
}

/** Asks the script for its notes. */
export function askEarly(name: 'unkept' | 'opener' | 'field' | 'stop'): unknown {
  const method: unknown = kept && Reflect.get(kept, name);
  return typeof method === 'function' ? method() : undefined;
}

/** Records the element under the guest's finger, before this device's layout may replace it. */
export function noteHeld(): void {
  const button = document.querySelector<HTMLElement>('a:active,button:active');
  held = button ? { button, at: button.getBoundingClientRect() } : undefined;
}

export const heldButton = (): HeldButton | undefined => held;

/**
 * Stops the script and removes its global; true: a press waits for the app. Call it as soon as the app's own handlers are
 * attached.
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
