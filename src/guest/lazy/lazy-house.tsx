// The door of what a device of the house alone needs: a guest's phone never asks for any of it.
import { useSharedKind } from '#shared/device/use-house-device.ts';
import { useDeviceMark } from '#shared/device/use-house-mark.ts';
import { lazyPart } from '#shared/lazy/lazy-part.tsx';
import { AfterPaint } from './lazy-offline.tsx';

const SharedDeviceHere = lazyPart(async () => (await import('#guest/device/house-device-here.tsx')).SharedDeviceHere);

/** The part of a device of the house in the page of a crash. */
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
