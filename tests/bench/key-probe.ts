// Runs in the measured page: the time from a key press until the search results are painted. Self-contained, because
// its source text is sent to the browser.

export interface KeyTimes {
  /** From the key press to the end of the frame that shows the results, ms. */
  readonly found: number[];
  /** From the key press to the end of the frame that shows the letter, ms. */
  readonly letter: number[];
}

declare global {
  interface Window {
    keyTimes: KeyTimes;
  }
}

/** `list`: selector of the element with the results, or with the sentence that the search found none. */
export function watchKeys(list: string): void {
  const times: KeyTimes = { found: [], letter: [] };
  window.keyTimes = times;
  let pressed: { readonly at: number; seen: boolean } | undefined;
  // The next frame contains the change; a message sent within that frame arrives after the paint.
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
