// Runs in a measured page: when each ticket of the kitchen was painted. Self-contained, since it is sent to the browser as
// it stands here.

declare global {
  interface Window {
    /** By the order's id: the end of the frame that shows its ticket, epoch ms with parts. */
    paintedAt: Record<string, number>;
  }
}

/** Follows the tickets from the page's beginning. */
export function watchTickets(): void {
  window.paintedAt = {};
  const waiting = new Set<string>();
  const look = () => {
    for (const ticket of document.querySelectorAll<HTMLElement>('[data-testid=ticket]')) {
      const id = ticket.dataset.order ?? '';
      if (waiting.has(id)) continue;
      waiting.add(id);
      // The frame that is made next bears it; a message sent from within it arrives after it was painted.
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
