import { useEffect, useEffectEvent } from 'react';

declare global {
  // Chromium has it since 126, Firefox since 2025; the DOM's own types do not know it yet.
  var CloseWatcher: (new () => { onclose: (() => void) | null; destroy(): void }) | undefined;
}

/**
 * While something lies over the page, the device's own way back (Android's back gesture) closes it and leaves the page
 * as it was. Where a browser cannot say so, Safari, back is a step in the history, as it is everywhere there.
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
