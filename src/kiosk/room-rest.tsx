import { Suspense, useCallback, useEffect, useState } from 'react';
import { dayPartAt, isNightAt } from '#domain/kiosk/room-rest.ts';
import { isForTelephone } from '#domain/kiosk/way-out.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { placeWords } from '#domain/place/place.ts';
import { StaffAtDevice } from '#guest/lazy/lazy-at-device.tsx';
import { CallDialog } from '#guest/service/call-dialog.tsx';
import { RoomScreen } from '#kiosk/rest/room-screen.tsx';
import { clothOf } from '#shared/menu/card-view.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useServiceWords } from '#shared/service/use-service-words.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import { formatWholeDay } from './format-whole-day.ts';
import { Clearing, OutOfService, TakeAlong } from './resting-screens.tsx';
import { RoomButton } from './room-button.tsx';
import { RoomServicesHere } from './room-services-here.tsx';
import { useShutDoors } from './use-kiosk.ts';
import { fetchKioskWords, useKioskWords } from './use-kiosk-words.ts';
import { useRoomClear } from './use-room-clear.ts';
import { useClock, useRoomRest } from './use-room-rest.ts';

/** What a hotel room's tablet shows over the pages of its place while nobody touches it, and the way back there. */
export const RoomRest = () => {
  const hasWords = [useKioskWords(), useServiceWords()].every(Boolean);
  const { isResting, rest, wake } = useRoomRest();
  const doors = useShutDoors();
  const { clearing, clear } = useRoomClear();
  const { place } = useMenu();
  const [isCalling, setCalling] = useState(false);
  const call = useCallback(() => setCalling(true), []);
  useEffect(() => void fetchKioskWords(), []);
  if (!hasWords) return null;
  if (clearing === 'clearing') return <Clearing />;
  if (clearing === 'unclean')
    return <OutOfService name={place.slug} address={`${window.location.origin}/${place.slug}`} onTryAgain={clear} />;
  return (
    <>
      {isResting ? <AtRest onMenu={wake} onCall={call} /> : <RoomButton onPress={rest} />}
      <Suspense>
        <StaffAtDevice onClear={clear} />
      </Suspense>
      {isCalling && <CallDialog onClose={() => setCalling(false)} />}
      {doors.leadsTo !== undefined && (
        <TakeAlong address={isForTelephone(doors.leadsTo) ? doors.leadsTo : undefined} onClose={doors.close} />
      )}
    </>
  );
};

const AtRest = ({ onMenu, onCall }: { readonly onMenu: () => void; readonly onCall: () => void }) => {
  const { place, index, menu } = useMenu();
  const { language, choose } = useLanguage();
  const { session } = useSession();
  const isOnline = useIsOnline();
  const now = useClock(useTabl().serverNow);
  const time = formatTime(now, place.timeZone);
  const hour = Number(time.slice(0, 2));
  const dish = menu.products.find(({ images }) => images.length > 0);
  return (
    <RoomScreen
      placeName={placeWords(place, language).name}
      room={session?.roomNumber}
      time={time}
      day={formatWholeDay(now, language, place.timeZone)}
      dayPart={dayPartAt(hour)}
      picture={place.picture ?? dish?.images[0]}
      cloth={dish && clothOf(index, dish)}
      languages={LANGUAGES.filter((one) => place.languages.includes(one) || one === place.defaultLanguage)}
      language={language}
      isDimmed={isNightAt(hour)}
      isOnline={isOnline}
      // Texts that cannot be had leave the screen in the language that it has.
      onLanguage={(one) => void choose(one).catch(() => undefined)}
      services={<RoomServicesHere onMenu={onMenu} onCall={onCall} />}
    />
  );
};
