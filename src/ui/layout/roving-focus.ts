/** A dish in a list, whose buttons together are one Tab stop. */
const CARD = '[data-product]';
const CONTROLS = 'a[href], button:enabled';

const controlsOf = (card: Element): readonly HTMLElement[] => [...card.querySelectorAll<HTMLElement>(CONTROLS)];

/** Keeps one control of a card in the Tab order: the focused one, else the last focused one, else the first. */
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
    // Before the browser looks for the next stop, because cards come and go as a list scrolls.
    for (const card of document.querySelectorAll(CARD)) makeOneStop(card);
    // A keyboard user may press a plus next.
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
 * Makes each card in a list one Tab stop; left and right arrows move between its buttons. Touch and screen readers are
 * unaffected. Returns a function that ends this.
 */
export function startRovingFocus(): () => void {
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
