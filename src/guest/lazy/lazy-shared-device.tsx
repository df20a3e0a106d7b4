// Lazy chunks for shared devices only. A guest's phone never loads them.

import { useDeviceMark } from '#shared/device/use-device-mark.ts';
import { useSharedKind } from '#shared/device/use-shared-device.ts';
import { lazyPart } from '#shared/lazy/lazy-part.tsx';
import { AfterPaint } from './lazy-offline.tsx';

const SharedDeviceHere = lazyPart(async () => (await import('#guest/device/shared-device-here.tsx')).SharedDeviceHere);

/** Shared device's part of the crash page. */
export const BrokenSharedDevice = () =>
  useDeviceMark() && (
    <AfterPaint>
      <SharedDeviceHere isBroken />
    </AfterPaint>
  );

/** This device's role, if any trace of its enrolment is left. */
export const SharedDevice = () => {
  const mark = useDeviceMark();
  // The storage was wiped but the cookie is left: the device says that it needs setup.
  const isKiosk = useSharedKind() === 'kiosk';
  return (
    (mark || isKiosk) && (
      <AfterPaint>
        <SharedDeviceHere />
      </AfterPaint>
    )
  );
};
