// The browser's hints, which are a reason to look again and never the truth: "online" only means that there is a LAN.

/** Calls back when the network may have come or gone, or the page is back in view. Returns a function that stops it. */
export function onReturn(callback: () => void): () => void {
  const stopping = new AbortController();
  const onVisible = () => {
    if (document.visibilityState === 'visible') callback();
  };
  for (const kind of ['online', 'offline', 'pageshow']) window.addEventListener(kind, callback, stopping);
  document.addEventListener('visibilitychange', onVisible, stopping);
  return () => stopping.abort();
}

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
