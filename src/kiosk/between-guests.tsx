import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { isUpright } from '#core/platform/kiosk/full-screen.ts';
import { fullyHere } from '#core/platform/kiosk/fully.ts';
import { followVoices, hasVoice, readAloud } from '#core/platform/kiosk/read-aloud.ts';
import {
  HELD_MS,
  howItComes,
  leftAtTill,
  type SharedKind,
  STILL_THERE_MS,
  TELLING_MS,
  THANKS_MS,
  unsentLabels,
} from '#domain/kiosk/between-guests.ts';
import { isForTelephone } from '#domain/kiosk/exit.ts';
import { GUEST_NEEDS, type GuestNeed, type GuestNeeds, offeredNeeds } from '#domain/kiosk/guest-needs.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { minutesNow } from '#domain/order/times/expected.ts';
import { placeTexts } from '#domain/place/place.ts';
import { useShown, useWhere } from '#guest/frame/where.ts';
import { StaffAtDevice } from '#guest/lazy/lazy-at-device.tsx';
import { ClosedHere } from '#guest/notices/closed-here.tsx';
import { AttractScreen } from '#kiosk/rest/attract-screen.tsx';
import { loadKioskCatalog } from '#locales/kiosk-catalog.ts';
import { backgroundOf } from '#shared/menu/card-view.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { useMoney } from '#ui/words/money.tsx';
import doneButton from './done-button.module.css';
import styles from './guest-needs.module.css';
import { NeedPills, NeedsButton, NeedsSheet } from './guest-needs.tsx';
import { Leaving, StillThere } from './questions.tsx';
import { RailMore } from './rail-more.tsx';
import { Clearing, OutOfService, TakeAlong } from './resting-screens.tsx';
import { dishesOf, ThanksScreen } from './thanks-screen.tsx';
import { type Kiosk, useKiosk, useShutExits } from './use-kiosk.ts';
import { fetchKioskCatalog, useKioskCatalog } from './use-kiosk-catalog.ts';

// A guest's accessibility settings: stored with their visit, and applied to the document.
interface GuestNeedsHere {
  readonly needs: GuestNeeds;
  /** Settings that this device supports. */
  readonly offered: GuestNeeds;
  readonly toggle: (need: GuestNeed) => void;
}

const table = () => import('#core/db/kiosk/needs-table.ts');
const NONE: GuestNeeds = [];

export function useGuestNeeds(kind: SharedKind): GuestNeedsHere {
  const tabl = useTabl();
  const { place } = useMenu();
  const { language } = useLanguage();
  const [canSpeak, setCanSpeak] = useState(false);
  const needs = useRows(async () => (await table()).readNeeds, []) ?? NONE;
  useEffect(() => {
    const look = () => setCanSpeak(hasVoice(language));
    look();
    return followVoices(look);
  }, [language]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.needs = needs.join(' ');
    return () => {
      delete dataset.needs;
    };
  }, [needs]);
  const isAloud = needs.includes('aloud');
  useEffect(() => (isAloud ? readAloud() : undefined), [isAloud]);
  const toggle = useCallback(
    (need: GuestNeed) => {
      void Promise.all([openTabl(tabl), table()])
        .then(([{ db }, { changeNeed }]) => changeNeed(db, place.id, need))
        // A setting that could not be saved is not applied; the guest can press it again.
        .catch(() => undefined);
    },
    [tabl, place.id],
  );
  // A chosen setting can be turned off, even when its voices are no longer available.
  const offered = offeredNeeds(kind, { hasVoice: canSpeak, isUpright: isUpright() });
  return { needs, offered: GUEST_NEEDS.filter((need) => offered.includes(need) || needs.includes(need)), toggle };
}

/** Fraction of the day's brightness: enough to find the screen. */
const NIGHT = 0.08;

/** While the venue is closed and no guest is present, a capable host dims the screen, then restores it. */
export function useNight(isNight: boolean): void {
  useEffect(() => {
    const host = isNight ? fullyHere() : undefined;
    const day = host?.brightness();
    // Without the host's current brightness it could not be restored.
    if (!host || day === undefined || day <= NIGHT) return undefined;
    host.setBrightness(NIGHT);
    const wake = () => {
      host.setBrightness(day);
      host.turnScreenOn();
    };
    // Restored on unload, because the next page could not know the day's brightness.
    window.addEventListener('pagehide', wake);
    return () => {
      window.removeEventListener('pagehide', wake);
      wake();
    };
  }, [isNight]);
}

/** Button for the accessibility settings, on the guest's pages. */
export const NeedsHere = ({ needs, offered, toggle }: GuestNeedsHere) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NeedsButton onPress={() => setOpen(true)} />
      {isOpen && <NeedsSheet {...{ needs, offered }} onToggle={toggle} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Button with which a guest hands the device to the next one, on every page. */
const DoneButton = ({ onDone, above }: { readonly onDone: () => void; readonly above?: ReactNode }) => (
  <div className={doneButton.corner}>
    {above}
    <button type="button" className={doneButton.done} onClick={onDone} data-testid="guest-done">
      <Trans>I am done</Trans>
    </button>
  </div>
);

/** Screens of a kiosk or a table's tablet over its pages, between two guests. */
export const BetweenGuests = ({ kind }: { readonly kind: SharedKind }) => {
  const kiosk = useKiosk(kind);
  const exits = useShutExits();
  const hasCatalog = useKioskCatalog();
  const needs = useGuestNeeds(kind);
  useOrderSteps(kiosk?.send);
  useEffect(() => void fetchKioskCatalog(), []);
  if (!kiosk || !hasCatalog) return null;
  return (
    <>
      {kind === 'kiosk' && needs.needs.includes('lower') && <UpperPicture />}
      <Screen {...kiosk} needs={needs} />
      <Suspense>
        <StaffAtDevice onClear={() => kiosk.send('staff.cleared')} />
      </Suspense>
      {exits.leadsTo !== undefined && (
        <TakeAlong address={isForTelephone(exits.leadsTo) ? exits.leadsTo : undefined} onClose={exits.close} />
      )}
    </>
  );
};

/** Tells the machine when the order or the order page is open. */
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
  const { place, index, settings } = useMenu();
  const { language } = useLanguage();
  const { serverNow } = useTabl();
  const money = useMoney();
  const { hours, stopped } = useOrdering();
  const { orders } = state.context.rows;
  const { asked } = state.context;
  const unsent = unsentLabels(state.context.rows);

  if (state.matches('attract'))
    return <Attract kind={state.context.kind} needs={needs} onBegin={() => send('guest.came')} />;
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
    return <ThanksScreen labels={unsent} state="unsent" clearsInMs={TELLING_MS} asked={asked} onDone={done} />;
  if (state.matches('thanks')) {
    const [newest] = orders;
    const labels = newest ? [newest.label] : [];
    const thanked = {
      labels,
      placeName: placeTexts(place, language).name,
      dishes: dishesOf(index, newest?.products ?? []),
      minutes: newest?.placed && minutesNow(newest.placed, settings.times, serverNow()),
      gets: newest && howItComes(newest),
      toPay: newest && leftAtTill(newest) > 0 ? money.main(leftAtTill(newest)) : undefined,
    };
    // The order waits outside the hours, and the kitchen does not have it.
    const closed = !hours.open && stopped === undefined ? <ClosedHere /> : undefined;
    if (state.matches({ thanks: 'received' }))
      return (
        <ThanksScreen
          {...{ ...thanked, closed, asked }}
          state="received"
          clearsInMs={THANKS_MS}
          onKeep={stay}
          onDone={done}
        />
      );
    if (state.matches({ thanks: 'kept' }))
      return <ThanksScreen {...{ ...thanked, closed, asked }} state="received" clearsInMs={HELD_MS} onDone={done} />;
    if (state.matches({ thanks: 'unsent' }))
      return <ThanksScreen labels={unsent} state="unsent" clearsInMs={TELLING_MS} asked={asked} onDone={done} />;
    return <ThanksScreen {...thanked} state="waiting" clearsInMs={undefined} onDone={done} />;
  }
  return (
    <>
      <RailMore />
      <DoneButton onDone={done} above={<NeedsHere {...needs} />} />
      {state.matches({ here: { presence: 'asking' } }) && (
        <StillThere ms={STILL_THERE_MS} asked={asked} onStay={stay} onDone={done} />
      )}
      {state.matches({ here: { presence: 'leaving' } }) && (
        <Leaving hasChosen={state.context.rows.hasChosen} onStay={stay} onDone={done} />
      )}
    </>
  );
};

const pictured = ({ products }: Menu) => products.find(({ images }) => images.length > 0);

/** A decorative picture above lowered pages, in the area that is out of reach: of the open dish, or of any. */
const UpperPicture = () => {
  const { menu, index } = useMenu();
  const { product } = useWhere();
  const dish = (product !== undefined && index.productBySlug.get(product)) || pictured(menu);
  return (
    dish && (
      <Picture
        picture={dish.images[0]}
        name={dish.name}
        cloth={backgroundOf(index, dish)}
        sizes="100vw"
        className={styles.upper}
      />
    )
  );
};

const Attract = ({
  kind,
  needs,
  onBegin,
}: {
  readonly kind: SharedKind;
  readonly needs: GuestNeedsHere;
  readonly onBegin: () => void;
}) => {
  const isOnline = useIsOnline();
  const { place, menu, index } = useMenu();
  const { language, choose } = useLanguage();
  const { hours } = useOrdering();
  const { session } = useSession();
  useNight(!hours.open);
  const dish = pictured(menu);
  return (
    <AttractScreen
      kind={kind}
      isOnline={isOnline}
      placeName={placeTexts(place, language).name}
      table={session?.table}
      picture={dish?.images[0]}
      cloth={dish && backgroundOf(index, dish)}
      languages={LANGUAGES.filter((one) => place.languages.includes(one) || one === place.defaultLanguage)}
      language={language}
      isDimmed={!hours.open}
      // If the texts cannot be loaded, the screen keeps its language.
      onLanguage={(one) =>
        void loadKioskCatalog(one)
          .then(() => choose(one))
          .catch(() => undefined)
      }
      needs={<NeedPills needs={needs.needs} offered={needs.offered} onToggle={needs.toggle} />}
      onBegin={onBegin}
    />
  );
};
