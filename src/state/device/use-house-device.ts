import { useSession } from '../session/session-context.tsx';
import { useDeviceKind } from './use-device.ts';
import { useHouseMark } from './use-house-mark.ts';

/** Whether the device is the house's and not a guest's own: a kiosk, a table's tablet, a room's. Nothing personal is asked there. */
export function useIsHouseDevice(): boolean {
  const { session, orderType } = useSession();
  const mark = useHouseMark();
  const kind = useDeviceKind(orderType === 'room');
  return mark !== undefined || kind === 'kiosk' || kind === 'room' || session?.tabletMode === true;
}
