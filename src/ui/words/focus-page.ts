let last: string | undefined;

/**
 * Moves the focus to the heading of the page that has just opened, without scrolling. A list keeps its position when the
 * guest returns from a dish. Returns false for the first page, for the same page, and when a field already took the focus.
 * `regains`: the focused element of the same page may have disappeared.
 */
export const focusPage = (regains = false): boolean => {
  const from = last;
  // The list of orders and the order page may cover a page, and count as separate pages.
  last = location.pathname + (/show=(?:orders|checkout)/.exec(location.search) ?? '');
  const isSame = from === last && !(regains && document.activeElement === document.body);
  if (from === undefined || isSame || document.activeElement?.closest('main input')) return false;
  // The list keeps its scroll position; focusing it would move it.
  if (from.split('/').length > last.split('/').length) return false;
  const target = document.querySelector<HTMLElement>('main h1');
  if (!target) return false;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
};
