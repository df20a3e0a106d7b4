// A screen that hangs on a wall must not fall asleep.

/** Time after which a lost wake lock is asked for again, ms. */
const AGAIN_MS = 30_000;

/**
 * Keeps the screen awake while the page is in sight; gives what ends it. A browser that cannot, does not. `onHeld`: whether it
 * does so from now on.
 */
export function keepAwake(onHeld?: (isHeld: boolean) => void): () => void {
  let lock: WakeLockSentinel | undefined;
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    // The browser takes it back whenever the page goes out of sight.
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
            // In sight still: the host took it, for a low battery for one.
            timer = setTimeout(look, AGAIN_MS);
          },
          { once: true },
        );
      }
    } catch {
      // An empty battery: the next time that the page is seen it is asked again.
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
