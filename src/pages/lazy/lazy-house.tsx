// The door of what a device of the house alone needs: a guest's phone never asks for any of it.
import { useSharedKind } from '#state/device/use-house-device.ts';
import { useHouseMark } from '#state/device/use-house-mark.ts';
import { AfterPaint } from './lazy-offline.tsx';
import { lazyPart } from './lazy-part.tsx';

const HouseDeviceHere = lazyPart(async () => (await import('../device/house-device-here.tsx')).HouseDeviceHere);

/** What this device is to the house, where anything of its being set up is left. */
export const HouseDevice = () => {
  const mark = useHouseMark();
  // Its storage was wiped and its cookie is left: it must be set up again, and says so.
  const isKiosk = useSharedKind() === 'kiosk';
  return (
    (mark || isKiosk) && (
      <AfterPaint>
        <HouseDeviceHere />
      </AfterPaint>
    )
  );
};
