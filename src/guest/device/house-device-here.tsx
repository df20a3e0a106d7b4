import { Suspense, useEffect } from 'react';
import { AfterCrash } from '#guest/lazy/lazy-crash.tsx';
import { loadReset, RoomRest } from '#guest/lazy/lazy-room.tsx';
import { useHouseLink } from '#shared/device/use-house-link.ts';
import { useHouseMark } from '#shared/device/use-house-mark.ts';
import { useServiceWords } from '#shared/service/use-service-words.ts';
import { HouseMessage } from './house-message.tsx';
import { HouseName } from './house-name.tsx';
import { HouseNotices } from './house-notices.tsx';

/** This device of the house; `isBroken`: after a crash of the app. */
export const HouseDeviceHere = ({ isBroken = false }: { readonly isBroken?: boolean }) =>
  isBroken ? <AfterCrash /> : <AtWork />;

/** The device says how it is, does what it is told, and says what keeps it from taking orders. */
const AtWork = () => {
  const { view, isShowing, message, closeMessage } = useHouseLink(loadReset);
  const hasWords = useServiceWords();
  const isRoom = useHouseMark() === 'room';
  // The part for after a crash must be here before one.
  useEffect(() => void AfterCrash.load().catch(() => undefined), []);
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
