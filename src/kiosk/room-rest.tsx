import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followPresence } from '#core/platform/kiosk/presence.ts';
import { markUnclean, wasResetBegun } from '#core/platform/kiosk/reset-mark.ts';
import { RESET_MS, RETRY_MS } from '#domain/kiosk/between-guests.ts';
import { isForTelephone } from '#domain/kiosk/exit.ts';
import { dayPartAt, isNightAt, ROOM_REST_MS } from '#domain/kiosk/room-rest.ts';
import { dateFormat } from '#domain/language/date-format.ts';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { placeTexts } from '#domain/place/place.ts';
import { StaffAtDevice } from '#guest/lazy/lazy-at-device.tsx';
import { CallDialog } from '#guest/service/call-dialog.tsx';
import { RoomScreen } from '#kiosk/rest/room-screen.tsx';
import { loadKioskCatalog } from '#locales/kiosk-catalog.ts';
import { backgroundOf } from '#shared/menu/card-view.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import { NeedsHere, useGuestNeeds } from './between-guests.tsx';
import styles from './done-button.module.css';
import { beginAnew, resetUntilClean } from './reset.ts';
import { Clearing, OutOfService, TakeAlong } from './resting-screens.tsx';
import { RoomServicesHere } from './room-services-here.tsx';
import { useShutExits } from './use-kiosk.ts';
import { fetchKioskCatalog, useKioskCatalog } from './use-kiosk-catalog.ts';

// Screens of a hotel room's tablet: idle, or in use.
const MINUTE = 60_000;

/** Kept outside the component, so that the next page after a page without the idle screen does not start idle. */
let wasResting = true;

/** Whether the idle screen is shown: at the start, after a time without touch, and on request. */
function useRoomRest(): { readonly isResting: boolean; readonly rest: () => void; readonly wake: () => void } {
  const [isResting, setResting] = useState(() => wasResting);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    wasResting = isResting;
    if (isResting) return undefined;
    const count = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setResting(true), ROOM_REST_MS);
    };
    count();
    const stop = followPresence(count);
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [isResting]);
  return {
    isResting,
    rest: useCallback(() => setResting(true), []),
    wake: useCallback(() => setResting(false), []),
  };
}

/** Server time, updated exactly at each full minute. */
function useClock(read: () => number): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    let next: ReturnType<typeof setTimeout>;
    const wait = () => {
      next = setTimeout(tick, MINUTE - (read() % MINUTE));
    };
    const tick = () => {
      setNow(read());
      wait();
    };
    wait();
    return () => clearTimeout(next);
  }, [read]);
  return now;
}

// Clears a hotel room's tablet on the tablet itself: by staff, and again after an interruption.
/** `unclean`: guest data is left, and clearing is retried each minute. */
type RoomClearing = 'none' | 'clearing' | 'unclean';

export function useRoomClear(): { readonly clearing: RoomClearing; readonly clear: () => void } {
  const tabl = useTabl();
  const { slug } = useMenu().place;
  const [clearing, setClearing] = useState<RoomClearing>(() => (wasResetBegun() ? 'clearing' : 'none'));

  useEffect(() => {
    if (clearing === 'none') return undefined;
    if (clearing === 'unclean') {
      const timer = setTimeout(() => setClearing('clearing'), RETRY_MS);
      return () => clearTimeout(timer);
    }
    let isHere = true;
    const fail = () => {
      if (!isHere) return;
      isHere = false;
      markUnclean();
      setClearing('unclean');
    };
    // A timeout, so that unresponsive storage does not block the tablet.
    const timer = setTimeout(fail, RESET_MS);
    void openTabl(tabl)
      .then((parts) => resetUntilClean(parts, 'room'))
      .then(async (isClean) => {
        clearTimeout(timer);
        if (!isHere) return;
        if (isClean) await beginAnew(slug);
        else fail();
      })
      .catch(fail);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [clearing, tabl, slug]);

  return { clearing, clear: useCallback(() => setClearing('clearing'), []) };
}

/** Button from the menu back to the room services, beside the accessibility settings. */
const RoomButton = ({ above, onPress }: { readonly above: ReactNode; readonly onPress: () => void }) => (
  <div className={styles.corner}>
    {above}
    <button type="button" className={styles.done} onClick={onPress} data-testid="room-services">
      <Trans>Your room</Trans>
    </button>
  </div>
);

/** "Monday 23 November", "понеделник, 23 ноември": the day in the place's time zone. `at`: epoch ms. */
const formatWholeDay = (at: number, language: Language, timeZone: string): string =>
  dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(at);

/** Idle screens of a hotel room's tablet over its pages, and the button back to them. */
export const RoomRest = () => {
  // The checkout's texts name the times of services.
  const hasCatalog = [useKioskCatalog(), useServiceCatalog(), useCheckoutCatalog()].every(Boolean);
  const { isResting, rest, wake } = useRoomRest();
  const exits = useShutExits();
  // A room's tablet offers what a table's does.
  const needs = useGuestNeeds('tablet');
  const { clearing, clear } = useRoomClear();
  const { place } = useMenu();
  const [calling, setCalling] = useState<'no' | 'asked' | 'more'>('no');
  const call = useCallback(() => setCalling('asked'), []);
  const askMore = useCallback(() => setCalling('more'), []);
  useEffect(() => void fetchKioskCatalog(), []);
  // The page was hidden since its first paint (src/early/note-start.ts).
  useLayoutEffect(() => {
    if (hasCatalog) delete document.documentElement.dataset.house;
  }, [hasCatalog]);
  if (!hasCatalog) return null;
  if (clearing === 'clearing') return <Clearing />;
  if (clearing === 'unclean')
    return <OutOfService name={place.slug} address={`${window.location.origin}/${place.slug}`} onTryAgain={clear} />;
  return (
    <>
      {isResting ? (
        <AtRest onMenu={wake} onCall={call} onOther={askMore} />
      ) : (
        <RoomButton above={<NeedsHere {...needs} />} onPress={rest} />
      )}
      <Suspense>
        <StaffAtDevice onClear={clear} />
      </Suspense>
      {calling !== 'no' && <CallDialog asksMore={calling === 'more'} onClose={() => setCalling('no')} />}
      {exits.leadsTo !== undefined && (
        <TakeAlong address={isForTelephone(exits.leadsTo) ? exits.leadsTo : undefined} onClose={exits.close} />
      )}
    </>
  );
};

const AtRest = (does: Parameters<typeof RoomServicesHere>[0]) => {
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
      placeName={placeTexts(place, language).name}
      room={session?.roomNumber}
      time={time}
      day={formatWholeDay(now, language, place.timeZone)}
      dayPart={dayPartAt(hour)}
      picture={place.picture ?? dish?.images[0]}
      cloth={dish && backgroundOf(index, dish)}
      languages={LANGUAGES.filter((one) => place.languages.includes(one) || one === place.defaultLanguage)}
      language={language}
      isDimmed={isNightAt(hour)}
      isOnline={isOnline}
      // If the texts cannot be loaded, the screen keeps its language.
      onLanguage={(one) =>
        void loadKioskCatalog(one)
          .then(() => choose(one))
          .catch(() => undefined)
      }
      services={<RoomServicesHere {...does} />}
    />
  );
};
