/** A dish in a list; its presses are one stop of the Tab key. */
const CARD = '[data-product]';
const CONTROLS = 'a[href], button:enabled';

const controlsOf = (card: Element): readonly HTMLElement[] => [...card.querySelectorAll<HTMLElement>(CONTROLS)];

/** Leaves one of a card's controls to the Tab key: the one in focus, else the last that was, else the first. */
const makeOneStop = (card: Element): void => {
  const controls = controlsOf(card);
  const stop =
    controls.find((one) => one === document.activeElement) ??
    controls.find((one) => one.getAttribute('tabindex') === '0') ??
    controls[0];
  for (const one of controls) one.tabIndex = one === stop ? 0 : -1;
};

const onKeyDown = (event: KeyboardEvent): void => {
  if (event.key === 'Tab') {
    // Before the browser looks for the next stop: cards come and go with every step of a list.
    for (const card of document.querySelectorAll(CARD)) makeOneStop(card);
    // A guest who uses the keyboard may press a plus next.
    void import('./order-stop.ts').then(({ startOrderStop }) => startOrderStop()).catch(() => undefined);
  }
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const card = event.target instanceof HTMLElement ? event.target.closest(CARD) : undefined;
  if (step === 0 || !card || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const controls = controlsOf(card);
  const at = event.target instanceof HTMLElement ? controls.indexOf(event.target) : -1;
  if (at < 0) return;
  event.preventDefault();
  controls.at((at + step) % controls.length)?.focus();
  makeOneStop(card);
};

/**
 * Makes each card in a list one stop of the Tab key; the arrows at left and right lead from press to press in it. Touch and
 * screen readers find every press as before. Gives back what ends it.
 */
export function startRovingFocus(): () => void {
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
