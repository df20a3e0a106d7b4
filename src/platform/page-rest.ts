// Whether the page could be loaded anew without anybody noticing, as far as the page itself can tell.

/** Calls back whenever somebody touches the page. Returns how to stop. */
export function followTouches(callback: () => void): () => void {
  const types = ['pointerdown', 'keydown', 'scroll'] as const;
  for (const type of types) window.addEventListener(type, callback, { passive: true, capture: true });
  return () => {
    for (const type of types) window.removeEventListener(type, callback, { capture: true });
  };
}

/** A dialog, or a place where a guest may have written or ticked something. */
export const isAnythingOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], form, textarea, input') !== null;
