let last: string | undefined;

/**
 * Moves the focus to the page that has just opened: to its heading, or, on the way back from a dish, to that dish in the
 * list. Nothing scrolls. False: it is the first page, the same as before, or has a field that took the focus already. `regains`: what had the
 * focus on the same page may have gone.
 */
export const focusPage = (regains = false): boolean => {
  const from = last;
  // Of what may lie over a page only the orders are a page of their own.
  last = location.pathname + (/show=orders/.exec(location.search) ?? '');
  const isSame = from === last && !(regains && document.activeElement === document.body);
  if (from === undefined || isSame || document.activeElement?.closest('main input')) return false;
  const isBack = from.split('/').length > last.split('/').length;
  const target =
    (isBack && document.querySelector<HTMLElement>(`main [data-product] a[href="${from}"]`)) ||
    document.querySelector<HTMLElement>('main h1');
  if (!target) return false;
  if (target.localName === 'h1') target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
};
