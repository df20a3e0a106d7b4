// Lazy parts that a shared device alone needs. A guest's phone never asks for them.

import { useDeviceMark } from '#shared/device/use-device-mark.ts';
import { useSharedKind } from '#shared/device/use-shared-device.ts';
import { lazyPart } from '#shared/lazy/lazy-part.tsx';
import { AfterPaint } from './lazy-offline.tsx';

const SharedDeviceHere = lazyPart(async () => (await import('#guest/device/shared-device-here.tsx')).SharedDeviceHere);

/** The part of a shared device in the page of a crash. */
export const BrokenSharedDevice = () =>
  useDeviceMark() && (
    <AfterPaint>
      <SharedDeviceHere isBroken />
    </AfterPaint>
  );

/** This device's role, where anything of its set-up is left. */
export const SharedDevice = () => {
  const mark = useDeviceMark();
  // Its storage was wiped and its cookie is left: it must be set up again, and says so.
  const isKiosk = useSharedKind() === 'kiosk';
  return (
    (mark || isKiosk) && (
      <AfterPaint>
        <SharedDeviceHere />
      </AfterPaint>
    )
  );
};
