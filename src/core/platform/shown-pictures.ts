/**
 * Calls back with the paths of the venue's pictures that the page has loaded, earlier ones too, each in the width chosen by
 * the browser. Ends with the signal.
 */
export function followShownPictures(callback: (paths: readonly string[]) => void, signal: AbortSignal): void {
  const observer = new PerformanceObserver((list) => {
    const shown = list.getEntries().flatMap((entry) =>
      // A file fetched for storage is not a shown picture.
      'initiatorType' in entry && entry.initiatorType === 'img' ? [new URL(entry.name, location.href)] : [],
    );
    const own = shown.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/pictures/'));
    if (own.length > 0) callback(own.map(({ pathname }) => pathname));
  });
  observer.observe({ type: 'resource', buffered: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
