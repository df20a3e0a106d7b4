/** Signs of a person: touch, mouse, keyboard, or a screen reader. */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'touchmove',
  'keydown',
  'input',
  'wheel',
  'scroll',
  'focusin',
  'click',
] as const;

/** Minimum time between two callbacks; a moving finger fires a hundred events a second. */
const PAUSE_MS = 500;

/** Calls back while a person is present. Returns a stop function. */
export function followPresence(callback: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const onSign = (event: Event) => {
    // An event that the page creates is no sign of a person.
    if (!event.isTrusted || event.timeStamp - last < PAUSE_MS) return;
    last = event.timeStamp;
    callback();
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true, capture: true });
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, onSign, { capture: true });
  };
}
