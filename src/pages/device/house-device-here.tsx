import { HouseMessage } from '#screens/house/house-message.tsx';
import { HouseName } from '#screens/house/house-name.tsx';
import { HouseNotices } from '#screens/house/house-notices.tsx';
import { useHouseLink } from '#state/device/use-house-link.ts';
import { useServiceWords } from '#state/service/use-service-words.ts';
import { loadReset } from '../lazy/lazy-kiosk.tsx';

/** This device of the house: it says how it is, does what it is told, and says what keeps it from taking orders. */
export const HouseDeviceHere = () => {
  const { view, isShowing, message, closeMessage } = useHouseLink(loadReset);
  const hasWords = useServiceWords();
  return (
    <>
      {view && isShowing && <HouseName name={view.name} />}
      {view && hasWords && <HouseNotices trouble={view.trouble} isStopped={view.isStopped} />}
      {message !== undefined && hasWords && <HouseMessage words={message} onClose={closeMessage} />}
    </>
  );
};
