// The page in view, and what it keeps. Apart from the other hints: no first card needs them.

/** Calls back with whether the page is in view, at once and after every change. Returns a function that stops it. */
export function followVisibility(callback: (isVisible: boolean) => void): () => void {
  const onChange = () => callback(document.visibilityState === 'visible');
  // A page that returns from the back/forward cache has heard of no change.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) onChange();
  };
  onChange();
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('pageshow', onShow);
  };
}

/** Asks the browser not to throw storage away first when space is short. Called once there is something to lose. */
export const askToKeepStorage = async (): Promise<boolean> => (await navigator.storage?.persist?.()) ?? false;
