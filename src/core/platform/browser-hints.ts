// Browser hints, a reason to retry but not the truth: "online" only means that there is a LAN.

/** Calls back when the network may have changed, or the page becomes visible. Returns a stop function. */
export function onReturn(callback: () => void): () => void {
  const stopping = new AbortController();
  const onVisible = () => {
    if (document.visibilityState === 'visible') callback();
  };
  for (const kind of ['online', 'offline', 'pageshow']) window.addEventListener(kind, callback, stopping);
  document.addEventListener('visibilitychange', onVisible, stopping);
  return () => stopping.abort();
}

/** Whether this page can open offline: https or localhost, with service workers. */
export const canWorkOffline = (): boolean => window.isSecureContext && 'serviceWorker' in navigator;

/** Observes a media query; calls back with its first value at once. Returns a stop function. */
export function followMedia(query: string, callback: (matches: boolean) => void): () => void {
  const media = window.matchMedia(query);
  const onChange = () => callback(media.matches);
  onChange();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
