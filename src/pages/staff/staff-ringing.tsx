import { useMemo } from 'react';
import { deviceRings } from '#domain/device/beat.ts';
import { screenRings } from '#domain/service/screens.ts';
import { LockNotices } from '#screens/staff/devices/lock-notices.tsx';
import { DeviceNotices } from '#screens/staff/paper/device-notices.tsx';
import { PaperNotices } from '#screens/staff/paper/paper-notices.tsx';
import { ScreenNotices } from '#screens/staff/paper/screen-notices.tsx';
import { InstallNotice } from '#screens/staff/phone/install-notice.tsx';
import { SilentNotice } from '#screens/staff/tables/silent-notice.tsx';
import { useStaffInstall } from '#state/staff/phone/use-staff-install.ts';
import { usePaperTrouble } from '#state/staff/printing/use-paper-trouble.ts';
import { ringsOf } from '#state/staff/rings-of-queue.ts';
import { queueOf } from '#state/staff/table-views.ts';
import { useLockedDevices } from '#state/staff/use-locked-devices.ts';
import { useRinging } from '#state/staff/use-ringing.ts';
import { useTables } from '#state/staff/use-tables.ts';

const NOTHING: readonly never[] = [];
const NOWHERE = { hrefOf: () => '', orderHref: () => '' };

/**
 * Rings on every page of whoever serves: calls, bills, orders that nobody has seen, papers that may not be printed, screens
 * of the kitchen and devices of the house that are gone, and, for managers, devices that wrong PINs have locked. Says where it
 * cannot be heard, and what is to be done.
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
  return (
    <>
      {state === 'silent' && <SilentNotice onUnlock={unlock} />}
      {!install.isRefused && <InstallNotice way={install.way} onInstall={install.install} onRefuse={install.refuse} />}
      <LockNotices locked={locked} timeZone={time.timeZone} onSeen={onSeen} />
      <ScreenNotices screens={screens} timeZone={time.timeZone} />
      <DeviceNotices devices={devices} timeZone={time.timeZone} />
      <PaperNotices {...paper.trouble} timeZone={time.timeZone} onAnswer={paper.answer} />
    </>
  );
};
