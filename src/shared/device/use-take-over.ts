import { useLayoutEffect, useState } from 'react';
import { noteHeld, takeOver } from '#core/platform/device/early-hand-over.ts';
import { useHydrating } from '#shared/use-hydrating.ts';

/** Whether the guest pressed something before the app was loaded; false once the app handles presses itself. */
export function useTakeOver(): boolean {
  const isHydrating = useHydrating();
  const [waits, setWaits] = useState(false);
  // A layout effect runs before any further press, and not earlier than needed: the device's own layout comes with the
  // second render, and the replaced elements ignore presses.
  useLayoutEffect(() => {
    if (isHydrating) noteHeld();
    else setWaits(takeOver());
  }, [isHydrating]);
  return waits;
}
