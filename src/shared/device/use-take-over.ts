import { useLayoutEffect, useState } from 'react';
import { noteHeld, takeOver } from '#core/platform/device/early-hand-over.ts';
import { useHydrating } from '#shared/use-hydrating.ts';

/** Whether the guest did something before the app was there; false until the app hears them itself. */
export function useTakeOver(): boolean {
  const isHydrating = useHydrating();
  const [waits, setWaits] = useState(false);
  // Before anything else can be pressed, and not sooner: the layout of this very device comes with the render after the
  // first, and what it replaces hears nobody.
  useLayoutEffect(() => {
    if (isHydrating) noteHeld();
    else setWaits(takeOver());
  }, [isHydrating]);
  return waits;
}
