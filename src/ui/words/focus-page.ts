let last: string | undefined;

/**
 * Moves the focus to the page that has just opened: to its heading. Nothing scrolls. A list keeps its
 * place on the way back from a dish. False: it is the first page, the same as before, or has a field that took the focus already. `regains`: what had the
 * focus on the same page may have gone.
 */
export const focusPage = (regains = false): boolean => {
  const from = last;
  // Orders and the order page may lie over a page, and count as pages of their own.
  last = location.pathname + (/show=(?:orders|checkout)/.exec(location.search) ?? '');
  const isSame = from === last && !(regains && document.activeElement === document.body);
  if (from === undefined || isSame || document.activeElement?.closest('main input')) return false;
  // The list stands where it stood: a focus set there would move it.
  if (from.split('/').length > last.split('/').length) return false;
  const target = document.querySelector<HTMLElement>('main h1');
  if (!target) return false;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
};
