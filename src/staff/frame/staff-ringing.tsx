import { useMemo } from 'react';
import { deviceRings } from '#domain/device/beat.ts';
import { screenRings } from '#domain/service/screens.ts';
import { ringsOf } from '#staff/board/rings-of-queue.ts';
import { useRinging } from '#staff/board/use-ringing.ts';
import { lockNotices } from '#staff/devices/lock-notices.tsx';
import { useLockedDevices } from '#staff/devices/use-locked-devices.ts';
import { deviceNotices } from '#staff/printing/device-notices.tsx';
import { paperNotices } from '#staff/printing/paper-notices.tsx';
import { screenNotices } from '#staff/printing/screen-notices.tsx';
import { usePaperTrouble } from '#staff/printing/use-paper-trouble.ts';
import { InstallNotice } from '#staff/sign-in/install-notice.tsx';
import { useStaffInstall } from '#staff/sign-in/use-staff-install.ts';
import { SilentNotice } from '#staff/tables/silent-notice.tsx';
import { queueOf } from '#staff/tables/table-views.ts';
import { useTables } from '#staff/tables/use-tables.ts';
import { NoticeLine } from './notice-line.tsx';

const NOTHING: readonly never[] = [];
const NOWHERE = { hrefOf: () => '', orderHref: () => '' };

/**
 * Rings on every page of a waiter: calls, bills, orders that nobody has seen, papers that may not be printed, screens of the
 * kitchen and shared devices that are gone, and, for managers, devices that wrong PINs have locked. Says where it cannot be
 * heard, and how to change that.
 */
export const StaffRinging = () => {
  const { board, viewing, time } = useTables(NOWHERE);
  const install = useStaffInstall();
  const paper = usePaperTrouble(undefined);
  const queue = useMemo(() => (board ? ringsOf(queueOf(board, viewing)) : NOTHING), [board, viewing]);
  const screens = board?.screens ?? NOTHING;
  const devices = [...(board?.devices ?? NOTHING), ...(board?.moreDevices ?? NOTHING)];
  const { locked, rings: lockRings, onSeen } = useLockedDevices();
  const machineRings = [...screenRings(screens), ...deviceRings(devices)];
  const { state, unlock } = useRinging([...queue, ...paper.rings, ...lockRings, ...machineRings]);
  const { timeZone } = time;
  const isOffered = install.way !== undefined && !install.isRefused;
  return (
    <NoticeLine
      notices={[
        ...(state === 'silent' ? [{ key: 'silent', notice: <SilentNotice onUnlock={unlock} />, isWhole: true }] : []),
        ...paperNotices({ ...paper.trouble, timeZone, onAnswer: paper.answer }),
        ...screenNotices(screens, timeZone),
        ...deviceNotices(devices, timeZone),
        ...lockNotices(locked, timeZone, onSeen),
        ...(isOffered
          ? [
              {
                key: 'install',
                notice: <InstallNotice way={install.way} onInstall={install.install} onRefuse={install.refuse} />,
              },
            ]
          : []),
      ]}
    />
  );
};
