import { useState } from 'react';
import { readKioskCookie } from '#core/platform/cookies.ts';
import type { SharedKind } from '#domain/kiosk/between-guests.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useDeviceKind } from './use-device.ts';
import { useDeviceMark } from './use-device-mark.ts';

/** Whether the device is the venue's and not a guest's own: a kiosk, a table's tablet, a room's. Nothing personal is asked there. */
export function useIsSharedDevice(): boolean {
  const { session, orderType } = useSession();
  const mark = useDeviceMark();
  const kind = useDeviceKind(orderType === 'room');
  return mark !== undefined || kind === 'kiosk' || kind === 'room' || session?.tabletMode === true;
}

/**
 * Kind of a shared device, by the data that one guest leaves to the next; undefined: it is a guest's own phone, or a room's.
 */
export function useSharedKind(): SharedKind | undefined {
  const { session } = useSession();
  const mark = useDeviceMark();
  const [isKiosk] = useState(readKioskCookie);
  if (mark === 'room') return undefined;
  if (isKiosk || mark === 'kiosk') return 'kiosk';
  return mark === 'tablet' || (session?.tabletMode && session.orderType !== 'room') ? 'tablet' : undefined;
}
