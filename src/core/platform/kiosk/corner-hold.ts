// Hidden staff entry on a shared device: holding a finger in the upper left corner.

/** Duration of a deliberate hold, ms: an accidental touch is shorter. */
export const HOLD_MS = 3_000;
/** CSS pixels from both edges. */
const CORNER = 110;
/** Tolerated movement of the finger. */
const SLIP = 24;

/** Calls back once a finger was held in the corner. Returns a stop function. */
export function followCornerHold(callback: () => void): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | undefined;
  const letGo = () => {
    clearTimeout(timer);
    from = undefined;
  };
  /** The finger is still down: lifting it must not press what has appeared below. */
  const swallowPress = () => {
    const pressed = new AbortController();
    ended.signal.addEventListener('abort', () => pressed.abort(), { once: true });
    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('click', refuse, { capture: true, signal: pressed.signal });
    const leave = () => setTimeout(() => pressed.abort());
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, leave, { capture: true, once: true, signal: ended.signal });
  };
  const on = (type: string, heard: (event: PointerEvent) => void) =>
    window.addEventListener(
      type,
      (event) => {
        if (event instanceof PointerEvent) heard(event);
      },
      { capture: true, passive: true, signal: ended.signal },
    );
  on('pointerdown', (event) => {
    letGo();
    if (!event.isPrimary || event.clientX > CORNER || event.clientY > CORNER) return;
    from = event;
    timer = setTimeout(() => {
      letGo();
      swallowPress();
      callback();
    }, HOLD_MS);
  });
  on('pointermove', (event) => {
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLIP) letGo();
  });
  on('pointerup', letGo);
  on('pointercancel', letGo);
  return () => {
    letGo();
    ended.abort();
  };
}
