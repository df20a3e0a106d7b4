import { useEffect, useEffectEvent } from 'react';

declare global {
  // In Chromium since 126, in Firefox since 2025; the DOM types still lack it.
  var CloseWatcher: (new () => { onclose: (() => void) | null; destroy(): void }) | undefined;
}

/**
 * While a layer lies over the page, the device's own way back (Android's back gesture) closes that layer and leaves the
 * page as it was. Safari has no CloseWatcher: back is there a step in the history, as on every page.
 * https://developer.mozilla.org/docs/Web/API/CloseWatcher
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || !globalThis.CloseWatcher) return;
    const watcher = new globalThis.CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [isOpen]);
}
