// Runs in a measured page: how long from a tap until the cart that it changed has been painted. Self-contained, since it
// is sent to the browser as it stands here.

export interface TapTimes {
  /** From the tap to the end of the frame that shows the new number, ms. */
  readonly cart: number[];
  /** Event Timing: from the tap to the next frame, whatever it shows; in steps of 8 ms, those below 16 are not told. */
  readonly next: Record<number, number>;
}

declare global {
  interface Window {
    tapTimes: TapTimes;
  }
}

/** `count` is the selector of the element whose text is the number of dishes in the cart. */
export function watchTaps(count: string): void {
  const times: TapTimes = { cart: [], next: {} };
  window.tapTimes = times;
  const shown = () => document.querySelector(count)?.textContent ?? '';
  let tappedAt = 0;
  let before = '';
  addEventListener(
    'click',
    (event) => {
      tappedAt = event.timeStamp;
      before = shown();
    },
    { capture: true },
  );
  const look = () => {
    if (tappedAt === 0 || shown() === before) return;
    const began = tappedAt;
    tappedAt = 0;
    // The frame that is made next bears the change; a message sent from within it arrives after it was painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.cart.push(performance.now() - began);
      port2.postMessage(undefined);
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[]) {
      const { interactionId: id, duration } = entry;
      if (id > 0) times.next[id] = Math.max(times.next[id] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
