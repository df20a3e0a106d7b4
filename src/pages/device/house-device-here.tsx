import { Suspense } from 'react';
import { HouseMessage } from '#screens/house/house-message.tsx';
import { HouseName } from '#screens/house/house-name.tsx';
import { HouseNotices } from '#screens/house/house-notices.tsx';
import { useHouseLink } from '#state/device/use-house-link.ts';
import { useHouseMark } from '#state/device/use-house-mark.ts';
import { useServiceWords } from '#state/service/use-service-words.ts';
import { loadReset, RoomRest } from '../lazy/lazy-room.tsx';

/** This device of the house: it says how it is, does what it is told, and says what keeps it from taking orders. */
export const HouseDeviceHere = () => {
  const { view, isShowing, message, closeMessage } = useHouseLink(loadReset);
  const hasWords = useServiceWords();
  const isRoom = useHouseMark() === 'room';
  return (
    <>
      {isRoom && (
        <Suspense>
          <RoomRest />
        </Suspense>
      )}
      {view && isShowing && <HouseName name={view.name} />}
      {view && hasWords && <HouseNotices trouble={view.trouble} isStopped={view.isStopped} />}
      {message !== undefined && hasWords && <HouseMessage words={message} onClose={closeMessage} />}
    </>
  );
};
