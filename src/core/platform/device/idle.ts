const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls `onIdle` after `ms` without a touch, and again after each further pause. Returns a stop function. */
export function whenIdleFor(ms: number, onIdle: () => void): () => void {
  let timer = setTimeout(onIdle, ms);
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(onIdle, ms);
  };
  for (const sign of SIGNS) document.addEventListener(sign, again, { passive: true, capture: true });
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS) document.removeEventListener(sign, again, { capture: true });
  };
}
