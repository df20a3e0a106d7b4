// Page visibility and persistent storage. Separate from other hints, because no first card needs them.

/** Calls back with the page's visibility, at once and after each change. Returns a stop function. */
export function followVisibility(callback: (isVisible: boolean) => void): () => void {
  const onChange = () => callback(document.visibilityState === 'visible');
  // A page restored from the back-forward cache gets no visibility event.
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

/** Requests persistent storage, so that the browser does not evict it. Called once there is data to lose. */
export const askToKeepStorage = async (): Promise<boolean> => (await navigator.storage?.persist?.()) ?? false;
