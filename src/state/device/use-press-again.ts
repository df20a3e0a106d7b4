import { useEffect } from 'react';
import { pressAgain } from '#platform/device/early-presses.ts';

/** Does once more what the guest did to open something before the app was there. */
export function usePressAgain(): void {
  useEffect(pressAgain, []);
}
