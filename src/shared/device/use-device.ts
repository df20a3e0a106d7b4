import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { followMedia } from '#core/platform/browser-hints.ts';
import { readKioskCookie } from '#core/platform/cookies.ts';
import { whenCalm } from '#core/platform/when-calm.ts';
import { DEVICE_MEDIA } from '#domain/device/device-media.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { useHydrating } from '#shared/use-hydrating.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';

/**
 * Kind of this device; in the first render of a server-drawn page, the kind that it was drawn for. `room`: the session
 * belongs to a hotel room.
 */
export function useDeviceKind(room: boolean): DeviceKind {
  const { drawn } = useTabl();
  const isHydrating = useHydrating();
  const isWide = useMedia(DEVICE_MEDIA.wide);
  const isWall = useMedia(DEVICE_MEDIA.wall);
  // Enrolling a kiosk reloads the page, so the cookie is read once.
  const [isKiosk] = useState(readKioskCookie);
  if (isHydrating && drawn) return drawn.slice.kind;
  if (isKiosk || isWall) return 'kiosk';
  if (!isWide) return 'phone';
  return room ? 'room' : 'tablet';
}

/** Available in the first render, because no markup depends on it; so a page painted dark never turns light. */
export function usePrefersDark(): boolean {
  const [isDark, setDark] = useState(() => isMatched(DARK));
  useEffect(() => followMedia(DARK, setDark), []);
  return isDark;
}

const DARK = '(prefers-color-scheme: dark)';
const isMatched = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;
const no = () => false;

function useMedia(query: string): boolean {
  const follow = useCallback((onChange: () => void) => followMedia(query, onChange), [query]);
  return useSyncExternalStore(follow, () => isMatched(query), no);
}

/** Whether the guest can swipe between pages: only on a touch screen, and not before the first card. */
export function useCanSwipe(): boolean {
  const hasFinger = useMedia('(any-pointer: coarse)');
  const [isCalm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true)), []);
  return hasFinger && isCalm;
}
