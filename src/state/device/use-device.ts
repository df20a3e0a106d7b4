import { useEffect, useState } from 'react';
import { followMedia } from '#platform/browser-hints.ts';
import { readKioskCookie } from '#platform/cookies.ts';
import { whenCalm } from '#platform/when-calm.ts';
import type { DeviceKind } from '#view/device/device-kind.ts';

/** The width from which the order stands beside the menu: 1000 px, less room for who reads larger letters. */
const WIDE = '(min-width: 62.5em)';
/** A large screen that stands upright hangs on a wall. */
const WALL = '(min-width: 62.5em) and (min-aspect-ratio: 1/3) and (max-aspect-ratio: 3/4)';

/** `room`: the session is a hotel room's. */
export function useDeviceKind(room: boolean): DeviceKind {
  const isWide = useMedia(WIDE);
  const isWall = useMedia(WALL);
  // A device becomes a kiosk by being set up as one, and is then loaded anew.
  const [isKiosk] = useState(readKioskCookie);
  if (isKiosk || isWall) return 'kiosk';
  if (!isWide) return 'phone';
  return room ? 'room' : 'tablet';
}

export const usePrefersDark = (): boolean => useMedia('(prefers-color-scheme: dark)');

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => globalThis.matchMedia?.(query).matches ?? false);
  useEffect(() => followMedia(query, setMatches), [query]);
  return matches;
}

/** Whether the pages are drawn in by a finger here: only where there is one, and not before the first card. */
export function useCanSwipe(): boolean {
  const hasFinger = useMedia('(any-pointer: coarse)');
  const [isCalm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true)), []);
  return hasFinger && isCalm;
}
