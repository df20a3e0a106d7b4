// Keeps a wall screen awake.

/** Delay before a lost wake lock is requested again, ms. */
const AGAIN_MS = 30_000;

/**
 * Keeps the screen awake while the page is visible; returns a stop function. Does nothing without browser support. `onHeld`:
 * reports whether the lock is held.
 */
export function keepAwake(onHeld?: (isHeld: boolean) => void): () => void {
  let lock: WakeLockSentinel | undefined;
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    // The browser releases the lock whenever the page is hidden.
    if (isEnded || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (isEnded) await taken.release();
      else {
        lock = taken;
        onHeld?.(true);
        taken.addEventListener?.(
          'release',
          () => {
            onHeld?.(false);
            // Still visible: the host released it, for example at low battery.
            timer = setTimeout(look, AGAIN_MS);
          },
          { once: true },
        );
      }
    } catch {
      // Empty battery: requested again when the page becomes visible.
    }
  };
  const look = () => void ask();
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    void lock?.release().catch(() => undefined);
  };
}
