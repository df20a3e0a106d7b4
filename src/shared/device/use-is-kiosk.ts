import { useState } from 'react';
import { readKioskCookie } from '#core/platform/cookies.ts';
import { useHydrating } from '#shared/use-hydrating.ts';
import { useDeviceMark } from './use-device-mark.ts';

/**
 * Whether somebody has set the device up as a kiosk, where a guest orders who is gone the next minute. The size of a screen
 * says nothing here: a table's tablet may be as large, and a guest's own screen.
 */
export function useIsKiosk(): boolean {
  const isHydrating = useHydrating();
  const mark = useDeviceMark();
  const [hasCookie] = useState(readKioskCookie);
  // A page is drawn for nobody's device.
  return !isHydrating && (mark === undefined ? hasCookie : mark === 'kiosk');
}
