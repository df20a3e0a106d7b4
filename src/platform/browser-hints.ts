// The browser's hints, which are a reason to look again and never the truth: "online" only means that there is a LAN.

/** Calls back when the network may have come or gone, or the page is back in view. Returns a function that stops it. */
export function onReturn(callback: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') callback();
  };
  window.addEventListener('online', callback);
  window.addEventListener('offline', callback);
  window.addEventListener('pageshow', callback);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', callback);
    window.removeEventListener('offline', callback);
    window.removeEventListener('pageshow', callback);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

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

/** Whether this page opens without a network: https or localhost, with service workers. */
export const canWorkOffline = (): boolean => window.isSecureContext && 'serviceWorker' in navigator;

/** Follows a media query; calls back with its first value at once. Returns a function that stops it. */
export function followMedia(query: string, callback: (matches: boolean) => void): () => void {
  const media = window.matchMedia(query);
  const onChange = () => callback(media.matches);
  onChange();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
