/** Signs of a person: a finger, a mouse, a keyboard, or the moves of a screen reader. */
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

/** Between two calls; a finger that moves gives a hundred signs a second. */
const PAUSE_MS = 500;

/** Calls back while somebody is there. Returns how to stop. */
export function followPresence(callback: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const onSign = (event: Event) => {
    // An event that the page makes by itself is no sign of a person.
    if (!event.isTrusted || event.timeStamp - last < PAUSE_MS) return;
    last = event.timeStamp;
    callback();
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true, capture: true });
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, onSign, { capture: true });
  };
}
