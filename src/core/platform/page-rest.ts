// Whether the page could reload unnoticed, as far as the page itself can tell.

/** Calls back whenever a guest touches the page. Returns a function that stops it. */
export function followTouches(callback: () => void): () => void {
  const types = ['pointerdown', 'keydown', 'scroll'] as const;
  for (const type of types) window.addEventListener(type, callback, { passive: true, capture: true });
  return () => {
    for (const type of types) window.removeEventListener(type, callback, { capture: true });
  };
}

/** Fields that a guest writes into. A search and its ticked filters stand in the address, so a reload keeps them. */
const WRITTEN = 'textarea, input:not([type="search"], [type="checkbox"], [type="radio"])';

/** Dialogs, without the screens that a shared device shows while nobody uses it. */
const DIALOGS = '[role="dialog"]:not([data-at-rest]), [role="alertdialog"]';

/** A button whose press is not answered yet: an order that is being saved, a payment that is being begun. */
const BUSY = 'button[aria-busy="true"]';

/**
 * Whether a dialog is open, a press is unanswered, a field holds words that a guest has written, or something would ask
 * before the page is left: a page that loads itself anew asks nobody.
 */
export const isAnythingOpen = (): boolean =>
  document.querySelector(`${DIALOGS}, ${BUSY}`) !== null ||
  [...document.querySelectorAll<HTMLInputElement>(WRITTEN)].some(({ value }) => value !== '') ||
  !dispatchEvent(new Event('beforeunload', { cancelable: true }));
