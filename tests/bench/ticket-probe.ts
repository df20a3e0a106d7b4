// Runs in the measured page: the time at which each kitchen ticket was painted. Self-contained, because its source text
// is sent to the browser.

declare global {
  interface Window {
    /** By order id: the end of the frame that shows the ticket, epoch ms with fractions. */
    paintedAt: Record<string, number>;
  }
}

/** Watches the tickets from the page's start. */
export function watchTickets(): void {
  window.paintedAt = {};
  const waiting = new Set<string>();
  const look = () => {
    for (const ticket of document.querySelectorAll<HTMLElement>('[data-testid=ticket]')) {
      const id = ticket.dataset.order ?? '';
      if (waiting.has(id)) continue;
      waiting.add(id);
      // The next frame contains the ticket; a message sent within that frame arrives after the paint.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.paintedAt[id] = performance.timeOrigin + performance.now();
        };
        port2.postMessage(undefined);
      });
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}
