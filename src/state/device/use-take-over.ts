import { useEffect, useLayoutEffect, useState } from 'react';
import { takeOver } from '#platform/device/early-hand-over.ts';

/** Whether the guest did something before the app was there; false until the app hears them itself. */
export function useTakeOver(): boolean {
  const [waits, setWaits] = useState(false);
  // Before anything else can be pressed.
  useLayoutEffect(() => void takeOver(), []);
  useEffect(() => setWaits(takeOver()), []);
  return waits;
}
