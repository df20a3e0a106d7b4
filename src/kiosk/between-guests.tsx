import { Suspense, useCallback, useEffect } from 'react';
import { type SharedKind, STILL_THERE_MS, TELLING_MS, THANKS_MS, unsentLabels } from '#domain/kiosk/between-guests.ts';
import { isForTelephone } from '#domain/kiosk/way-out.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { usualNow } from '#domain/order/usual-now.ts';
import { placeWords } from '#domain/place/place.ts';
import { useShown } from '#guest/frame/where.ts';
import { StaffAtDevice } from '#guest/lazy/lazy-at-device.tsx';
import { AttractScreen } from '#kiosk/rest/attract-screen.tsx';
import { clothOf } from '#shared/menu/card-view.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { DoneButton } from './done-button.tsx';
import styles from './guest-needs.module.css';
import { NeedPills } from './guest-needs.tsx';
import { NeedsHere } from './guest-needs-here.tsx';
import { Leaving, StillThere } from './questions.tsx';
import { Clearing, OutOfService, TakeAlong } from './resting-screens.tsx';
import { dishesOf, ThanksScreen } from './thanks-screen.tsx';
import { type GuestNeedsHere, useGuestNeeds } from './use-guest-needs.ts';
import { type Kiosk, useKiosk, useShutDoors } from './use-kiosk.ts';
import { fetchKioskWords, useKioskWords } from './use-kiosk-words.ts';
import { useNight } from './use-night.ts';

/** What a kiosk or a table's tablet shows over the pages of its place, from one guest to the next. */
export const BetweenGuests = ({ kind }: { readonly kind: SharedKind }) => {
  const kiosk = useKiosk(kind);
  const doors = useShutDoors();
  const hasWords = useKioskWords();
  const needs = useGuestNeeds(kind);
  useOrderSteps(kiosk?.send);
  useEffect(() => void fetchKioskWords(), []);
  if (!kiosk || !hasWords) return null;
  return (
    <>
      {kind === 'kiosk' && needs.needs.includes('lower') && <UpperPicture />}
      <Screen {...kiosk} needs={needs} />
      <Suspense>
        <StaffAtDevice onClear={() => kiosk.send('staff.cleared')} />
      </Suspense>
      {doors.leadsTo !== undefined && (
        <TakeAlong address={isForTelephone(doors.leadsTo) ? doors.leadsTo : undefined} onClose={doors.close} />
      )}
    </>
  );
};

/** Tells the machine when the order, or the order page, is looked at. */
function useOrderSteps(send: Kiosk['send'] | undefined): void {
  const show = useShown();
  const isOrderShown = show === 'cart' || show === 'checkout';
  useEffect(() => {
    send?.(isOrderShown ? 'order.opened' : 'order.closed');
  }, [send, isOrderShown]);
}

const Screen = ({ state, send, needs }: Kiosk & { readonly needs: GuestNeedsHere }) => {
  const done = useCallback(() => send('guest.done'), [send]);
  const stay = useCallback(() => send('guest.stays'), [send]);
  const { place, index } = useMenu();
  const { language } = useLanguage();
  const { serverNow } = useTabl();
  const { orders } = state.context.rows;
  const unsent = unsentLabels(state.context.rows);

  if (state.matches('attract')) return <Attract needs={needs} onBegin={() => send('guest.came')} />;
  if (state.matches('outOfService'))
    return (
      <OutOfService
        name={place.slug}
        address={`${window.location.origin}/${place.slug}`}
        onTryAgain={() => send('try.again')}
      />
    );
  if (state.matches('resetting') || state.matches('clean')) return <Clearing />;
  if (state.matches('telling'))
    return <ThanksScreen labels={unsent} state="unsent" clearsInMs={TELLING_MS} onDone={done} />;
  if (state.matches('thanks')) {
    const [newest] = orders;
    const labels = newest ? [newest.label] : [];
    const thanked = {
      labels,
      placeName: placeWords(place, language).name,
      dishes: dishesOf(index, newest?.products ?? []),
      minutes: newest?.placed && usualNow(newest.placed, serverNow()),
    };
    if (state.matches({ thanks: 'received' }))
      return <ThanksScreen {...thanked} state="received" clearsInMs={THANKS_MS} onDone={done} />;
    if (state.matches({ thanks: 'unsent' }))
      return <ThanksScreen labels={unsent} state="unsent" clearsInMs={TELLING_MS} onDone={done} />;
    return <ThanksScreen {...thanked} state="waiting" clearsInMs={undefined} onDone={done} />;
  }
  return (
    <>
      <DoneButton onDone={done} above={<NeedsHere {...needs} />} />
      {state.matches({ here: { presence: 'asking' } }) && (
        <StillThere ms={STILL_THERE_MS} asked={state.context.asked} onStay={stay} onDone={done} />
      )}
      {state.matches({ here: { presence: 'leaving' } }) && <Leaving onStay={stay} onDone={done} />}
    </>
  );
};

const pictured = ({ products }: Menu) => products.find(({ images }) => images.length > 0);

/** Picture above lowered pages, out of reach and never pressed: a dish of the venue. */
const UpperPicture = () => {
  const { menu, index } = useMenu();
  const dish = pictured(menu);
  return (
    dish && (
      <Picture
        picture={dish.images[0]}
        name={dish.name}
        cloth={clothOf(index, dish)}
        sizes="100vw"
        className={styles.upper}
      />
    )
  );
};

const Attract = ({ needs, onBegin }: { readonly needs: GuestNeedsHere; readonly onBegin: () => void }) => {
  const { place, menu, index } = useMenu();
  const { language, choose } = useLanguage();
  const { hours } = useOrdering();
  const { session } = useSession();
  useNight(!hours.open);
  const dish = pictured(menu);
  return (
    <AttractScreen
      placeName={placeWords(place, language).name}
      table={session?.table}
      picture={dish?.images[0]}
      cloth={dish && clothOf(index, dish)}
      languages={LANGUAGES.filter((one) => place.languages.includes(one) || one === place.defaultLanguage)}
      language={language}
      isDimmed={!hours.open}
      // Texts that cannot be had leave the screen in the language that it has.
      onLanguage={(one) => void choose(one).catch(() => undefined)}
      needs={<NeedPills needs={needs.needs} offered={needs.offered} onToggle={needs.toggle} />}
      onBegin={onBegin}
    />
  );
};
