import { useState } from 'react';
import { readKioskCookie } from '#core/platform/cookies.ts';
import type { SharedKind } from '#domain/kiosk/between-guests.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useDeviceKind } from './use-device.ts';
import { useDeviceMark } from './use-device-mark.ts';

/**
 * Whether the device belongs to the venue: a kiosk, a table's or a room's tablet. Such a device asks for no personal data.
 */
export function useIsSharedDevice(): boolean {
  const { session, orderType } = useSession();
  const mark = useDeviceMark();
  const kind = useDeviceKind(orderType === 'room');
  return mark !== undefined || kind === 'kiosk' || kind === 'room' || session?.tabletMode === true;
}

/**
 * Kind of shared device whose guest data must be cleared between guests; `undefined` for a guest's own phone or a room's
 * tablet.
 */
export function useSharedKind(): SharedKind | undefined {
  const { session } = useSession();
  const mark = useDeviceMark();
  const [isKiosk] = useState(readKioskCookie);
  if (mark === 'room') return undefined;
  if (isKiosk || mark === 'kiosk') return 'kiosk';
  return mark === 'tablet' || (session?.tabletMode && session.orderType !== 'room') ? 'tablet' : undefined;
}
