// Whether the page could reload unnoticed, as far as the page itself can tell.

/** Calls back whenever a guest touches the page. Returns a function that stops it. */
export function followTouches(callback: () => void): () => void {
  const types = ['pointerdown', 'keydown', 'scroll'] as const;
  for (const type of types) window.addEventListener(type, callback, { passive: true, capture: true });
  return () => {
    for (const type of types) window.removeEventListener(type, callback, { capture: true });
  };
}

/** Whether a dialog is open, or a field in which a guest may have written or ticked something. */
export const isAnythingOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], form, textarea, input') !== null;
