import { useEffect, useState } from 'react';
import { DEVICE_MEDIA } from '#domain/device/device-media.ts';
import { followMedia } from '#platform/browser-hints.ts';
import { readKioskCookie } from '#platform/cookies.ts';
import { whenCalm } from '#platform/when-calm.ts';
import type { DeviceKind } from '#view/device/device-kind.ts';

/** The kind of this device. `room`: the session is a hotel room's. */
export function useDeviceKind(room: boolean): DeviceKind {
  const isWide = useMedia(DEVICE_MEDIA.wide);
  const isWall = useMedia(DEVICE_MEDIA.wall);
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
