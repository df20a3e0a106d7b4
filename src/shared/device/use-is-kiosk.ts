import { useState } from 'react';
import { readKioskCookie } from '#core/platform/cookies.ts';
import { useHydrating } from '#shared/use-hydrating.ts';
import { useDeviceMark } from './use-device-mark.ts';

/**
 * Whether the device is enrolled as a kiosk, used by one guest after another. Screen size is no indication: a table's tablet
 * or a guest's own screen may be as large.
 */
export function useIsKiosk(): boolean {
  const isHydrating = useHydrating();
  const mark = useDeviceMark();
  const [hasCookie] = useState(readKioskCookie);
  // The server draws a page for no specific device.
  return !isHydrating && (mark === undefined ? hasCookie : mark === 'kiosk');
}
