const PLUS = '[data-act=add], [data-act=size]';
/** The skip link from the dishes to the order. */
const ORDER_LINK = 'a[href="#order"]';
const ORDER_BAR = '#order [data-act=order]';

/** The plus pressed last by keyboard, until Tab leaves it: the guest may want the order and not the next dish. */
let pressed: HTMLElement | undefined;
/** The plus from which Tab moved to the order link. */
let cameFrom: HTMLElement | undefined;

const onKeyDown = (event: KeyboardEvent): void => {
  if (event.key !== 'Tab') return;
  const link = document.querySelector<HTMLElement>(ORDER_LINK);
  if (event.target === link && cameFrom?.isConnected) {
    if (event.shiftKey) event.preventDefault();
    // Without Shift the browser continues from here to the next card.
    cameFrom.focus();
    cameFrom = undefined;
  } else if (link && !event.shiftKey && event.target === pressed) {
    event.preventDefault();
    cameFrom = pressed;
    link.focus();
  }
  pressed = undefined;
};

const onClick = (event: MouseEvent): void => {
  if (!(event.target instanceof HTMLElement)) return;
  // A click by keyboard has `detail` 0.
  const plus = event.detail === 0 && event.target.closest(PLUS) ? event.target.closest('button') : null;
  pressed = plus ?? undefined;
  const bar = event.target.closest(ORDER_LINK) && document.querySelector<HTMLElement>(ORDER_BAR);
  if (!bar) return;
  event.preventDefault();
  bar.focus();
  bar.click();
};

/**
 * Inserts the order link into the Tab order after a plus pressed by keyboard; the link opens the order when it is behind a
 * bar. Returns a function that ends this.
 */
export function startOrderStop(): () => void {
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('click', onClick);
  };
}
