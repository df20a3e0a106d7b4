// Whether the page can reload unnoticed, as far as it can tell.

/** Calls back whenever a guest touches the page. Returns a stop function. */
export function followTouches(callback: () => void): () => void {
  const types = ['pointerdown', 'keydown', 'scroll'] as const;
  for (const type of types) window.addEventListener(type, callback, { passive: true, capture: true });
  return () => {
    for (const type of types) window.removeEventListener(type, callback, { capture: true });
  };
}

/** Text fields of guests. A search and its filters are in the address, so a reload keeps them. */
const WRITTEN = 'textarea, input:not([type="search"], [type="checkbox"], [type="radio"])';

/** Dialogs, without a shared device's idle screens. */
const DIALOGS = '[role="dialog"]:not([data-at-rest]), [role="alertdialog"]';

/** A button whose press is pending: an order being saved, a payment being started. */
const BUSY = 'button[aria-busy="true"]';

/**
 * Whether a dialog is open, a press is pending, a field has typed text, or leaving the page would ask: a page that reloads
 * itself asks no question.
 */
export const isAnythingOpen = (): boolean =>
  document.querySelector(`${DIALOGS}, ${BUSY}`) !== null ||
  [...document.querySelectorAll<HTMLInputElement>(WRITTEN)].some(({ value }) => value !== '') ||
  !dispatchEvent(new Event('beforeunload', { cancelable: true }));
