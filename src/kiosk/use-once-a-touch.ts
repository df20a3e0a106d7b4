// What is asked for by one touch is asked for once: a second one, before the first is seen on the screen, is the same.
import { useCallback, useRef } from 'react';

/** A finger that taps twice is quicker. */
const TOUCH_MS = 1_000;

/** Does something for a key, and nothing while that is under way for it or has just ended. Rejects as it does. */
export function useOnceATouch(): (key: string, work: () => Promise<unknown>) => Promise<void> {
  const touched = useRef(new Set<string>());
  return useCallback(async (key, work) => {
    const keys = touched.current;
    if (keys.has(key)) return;
    keys.add(key);
    try {
      await work();
    } finally {
      setTimeout(() => keys.delete(key), TOUCH_MS);
    }
  }, []);
}
