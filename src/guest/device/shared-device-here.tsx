import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { AfterCrash } from '#guest/lazy/lazy-crash.tsx';
import { loadReset, RoomRest } from '#guest/lazy/lazy-room.tsx';
import { useDeviceLink } from '#shared/device/use-device-link.ts';
import { useDeviceMark } from '#shared/device/use-device-mark.ts';
import { useIsKiosk } from '#shared/device/use-is-kiosk.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import styles from './device-name.module.css';

interface DeviceNoticesProps {
  /** `lost`: the device has no key any more; `no_table`: its table is out of use. */
  readonly trouble: 'lost' | 'no_table' | undefined;
  readonly isStopped: boolean;
  /** Orders from this screen still reach the venue: they need a session or a kiosk's order type, not the key. */
  readonly takesOrders: boolean;
}

/** Tells the guest what is wrong with a shared device, and whether it still takes orders. */
export const DeviceNotices = ({ trouble, isStopped, takesOrders }: DeviceNoticesProps) => (
  <>
    {trouble !== undefined && (
      <Notice icon={warningCircle} title={<Trans>Please tell the staff: this screen must be set up again.</Trans>}>
        {trouble === 'no_table' ? (
          <Trans>Its table is not in use any more. The menu can still be read.</Trans>
        ) : takesOrders ? (
          <Trans>The venue no longer sees how this screen is doing. Orders from here still reach the kitchen.</Trans>
        ) : (
          <Trans>It has lost its key. The menu can still be read.</Trans>
        )}
      </Notice>
    )}
    {isStopped && (
      <Notice icon={warningCircle} title={<Trans>No orders are taken on this screen now.</Trans>}>
        <Trans>The menu can still be read. Please order from the staff.</Trans>
      </Notice>
    )}
  </>
);

/** A staff message to the guest at the device. */
const DeviceMessage = ({ words, onClose }: { readonly words: string; readonly onClose: () => void }) => (
  <Sheet
    open
    onClose={onClose}
    title={<Trans>From the staff</Trans>}
    foot={
      <Button look="primary" wide onClick={onClose}>
        <Trans>Understood</Trans>
      </Button>
    }
  >
    <p data-testid="house-message">{words}</p>
  </Sheet>
);

/** The device's name in full screen, for a person who looks for it. */
const DeviceName = ({ name }: { readonly name: string }) => (
  <div className={styles.over} role="status" data-testid="house-name">
    <span className={styles.name}>{name}</span>
  </div>
);

/** Layer of a shared device; `isBroken`: after a crash of the app. */
export const SharedDeviceHere = ({ isBroken = false }: { readonly isBroken?: boolean }) =>
  isBroken ? <AfterCrash /> : <AtWork />;

/** Sends heartbeats, runs commands, and shows why the device takes no orders. */
const AtWork = () => {
  const { view, isShowing, message, closeMessage } = useDeviceLink(loadReset);
  const hasCatalog = useServiceCatalog();
  const isRoom = useDeviceMark() === 'room';
  const { place } = useMenu();
  const { session } = useSession();
  const isKiosk = useIsKiosk();
  const takesOrders = session !== undefined || (isKiosk && place.orderTypes.some(({ byNumber }) => byNumber));
  // The crash screen is preloaded, because it must be there before a crash.
  useEffect(() => void AfterCrash.load().catch(() => undefined), []);
  return (
    <>
      {isRoom && (
        <Suspense>
          <RoomRest />
        </Suspense>
      )}
      {view && isShowing && <DeviceName name={view.name} />}
      {view && hasCatalog && (
        <DeviceNotices trouble={view.trouble} isStopped={view.isStopped} takesOrders={takesOrders} />
      )}
      {message !== undefined && hasCatalog && <DeviceMessage words={message} onClose={closeMessage} />}
    </>
  );
};
