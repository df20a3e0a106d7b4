import { useEffect, useState } from 'react';
import { followMedia } from '#platform/browser-hints.ts';
import { readKioskCookie } from '#platform/cookies.ts';
import { whenCalm } from '#platform/when-calm.ts';
import type { DeviceKind } from '#view/device/device-kind.ts';

/** The width from which the order stands beside the menu: 1000 px, and more for a guest who reads larger letters. */
const WIDE = '(min-width: 62.5em)';
/** A large upright screen: it hangs on a wall. */
const WALL = '(min-width: 62.5em) and (min-aspect-ratio: 1/3) and (max-aspect-ratio: 3/4)';

/** The kind of this device. `room`: the session is a hotel room's. */
export function useDeviceKind(room: boolean): DeviceKind {
  const isWide = useMedia(WIDE);
  const isWall = useMedia(WALL);
  // Setting a device up as a kiosk reloads the page, so the cookie is read once.
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

/** Whether a finger can swipe pages on this device: only on a touch screen, and not before the first card. */
export function useCanSwipe(): boolean {
  const hasFinger = useMedia('(any-pointer: coarse)');
  const [isCalm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true)), []);
  return hasFinger && isCalm;
}
