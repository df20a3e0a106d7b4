// Runs in a measured page: how long from a key until what it found has been painted. Self-contained, since it is sent to
// the browser as it stands here.

export interface KeyTimes {
  /** From the key to the end of the frame that shows what it found, ms. */
  readonly found: number[];
  /** From the key to the end of the frame that shows the letter, ms. */
  readonly letter: number[];
}

declare global {
  interface Window {
    keyTimes: KeyTimes;
  }
}

/** `list` is the selector of what holds the results, or says that there are none. */
export function watchKeys(list: string): void {
  const times: KeyTimes = { found: [], letter: [] };
  window.keyTimes = times;
  let pressed: { readonly at: number; seen: boolean } | undefined;
  // The frame that is made next bears the change; a message sent from within it arrives after it was painted.
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(undefined);
    });
  addEventListener(
    'input',
    (event) => {
      const one = { at: event.timeStamp, seen: false };
      pressed = one;
      afterPaint(() => times.letter.push(performance.now() - one.at));
    },
    { capture: true },
  );
  new MutationObserver((changes) => {
    const one = pressed;
    if (!one || one.seen) return;
    const changed = changes.some(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest(list) || element?.querySelector(list);
    });
    if (!changed) return;
    one.seen = true;
    afterPaint(() => times.found.push(performance.now() - one.at));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
