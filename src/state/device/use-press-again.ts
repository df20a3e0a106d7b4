import { useEffect } from 'react';
import { pressAgain } from '#platform/device/early-presses.ts';

/** Does once more what the guest did to open something before the app was there. */
export function usePressAgain(): void {
  useEffect(() => {
    // Behind React's own work: while that lasts, a press on what is still being taken over is not heard.
    const timer = setTimeout(pressAgain);
    return () => clearTimeout(timer);
  }, []);
}
