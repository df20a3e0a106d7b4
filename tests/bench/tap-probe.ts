// Runs in the measured page: the time from a tap until the changed cart is painted. Self-contained, because its source
// text is sent to the browser.

export interface TapTimes {
  /** From the tap to the end of the frame that shows the new number, ms. */
  readonly cart: number[];
  /**
   * Event Timing: from the tap to the next frame, whatever that frame shows; in steps of 8 ms, without durations below
   * 16.
   */
  readonly next: Record<number, number>;
}

declare global {
  interface Window {
    tapTimes: TapTimes;
  }
}

/** `count`: selector of the element whose text is the number of dishes in the cart. */
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
    // The next frame contains the change; a message sent within that frame arrives after the paint.
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
