// The door of what a device of the house alone needs: a guest's phone never asks for any of it.
import { useHouseMark } from '#state/device/use-house-mark.ts';
import { AfterPaint } from './lazy-offline.tsx';
import { lazyPart } from './lazy-part.tsx';

const HouseDeviceHere = lazyPart(async () => (await import('../device/house-device-here.tsx')).HouseDeviceHere);

/** What this device is to the house, where it was set up as anything. */
export const HouseDevice = () => {
  const mark = useHouseMark();
  return (
    mark && (
      <AfterPaint>
        <HouseDeviceHere />
      </AfterPaint>
    )
  );
};
