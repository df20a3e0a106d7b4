import { useSession } from '#shared/session/session-context.tsx';
import { useDeviceKind } from './use-device.ts';
import { useIsSharedDevice } from './use-shared-device.ts';

/** Whether this is a guest's own phone: a venue's tablet that stands upright has the phone's layout too. */
export function useIsOwnPhone(): boolean {
  const { orderType } = useSession();
  const isShared = useIsSharedDevice();
  return useDeviceKind(orderType === 'room') === 'phone' && !isShared;
}
