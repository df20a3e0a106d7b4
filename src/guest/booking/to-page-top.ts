/** Scrolls to the page's heading: a phone scrolls the document, a tablet and a kiosk their main part. */
export const toPageTop = (): void => {
  for (const scroller of [document.documentElement, document.querySelector('main')])
    if (scroller) scroller.scrollTop = 0;
};
