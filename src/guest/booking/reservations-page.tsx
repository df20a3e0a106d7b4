import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { bookingHref, readBookingLink } from '#contract/booking/booking.ts';
import { getHalls } from '#core/api/booking/bookings-requests.ts';
import { attemptsOf } from '#core/platform/booking/booking-attempts.ts';
import { attemptFor } from '#domain/booking/booking-attempt.ts';
import { RESERVATIONS } from '#domain/booking/booking-terms.ts';
import type { BookingFailure, OfferedHall, OwnBooking } from '#domain/booking/own-booking.ts';
import type { VariantId } from '#domain/ids.ts';
import { sayIn } from '#domain/language/translated.ts';
import { PageSkeleton } from '#guest/menu/category-skeleton.tsx';
import { useVenueContact } from '#guest/place/venue-contact.ts';
import { VenueContact } from '#guest/place/venue-contact.tsx';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { productHref } from '#shared/menu/card-view.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { check } from '#ui/look/icons-later.ts';
import { WordsPage } from '#ui/words/words-page.tsx';
import { BookedHere } from './booked-here.tsx';
import styles from './booking.module.css';
import { BookingFoot, LostOffline } from './booking-foot.tsx';
import { ChangeBooking } from './change-booking.tsx';
import { KeptBookings } from './kept-bookings.tsx';
import { OwnBookingScreen } from './own-booking-screen.tsx';
import { ReservationScreen } from './reservation-screen.tsx';
import {
  BookAgainText,
  BrowseMenuText,
  LookForwardText,
  NoSuchBooking,
  NotReservedHere,
  ReserveText,
  useReservationTexts,
} from './reservation-text.tsx';
import { toPageTop } from './to-page-top.ts';
import { useBooking } from './use-booking.ts';
import { useBookingCatalog } from './use-booking-catalog.ts';
import { useKeptBookings } from './use-kept-bookings.ts';
import { useOwnBooking } from './use-own-booking.ts';
import { Unasked } from './when-fields.tsx';

/** Booking key in a page's address; `undefined`: no booking; "broken": an incomplete or altered link. */
const bookingLinkIn = (hash: string): string | undefined => readBookingLink(hash);

interface Halls {
  readonly halls: readonly OfferedHall[];
  readonly mostPeople: number;
  readonly keeps: number;
}

/** Halls that cannot be booked now stand below the others. */
const shutLast = ({ halls, ...rest }: Halls): Halls => ({
  ...rest,
  halls: halls.toSorted((a, b) => Number(a.isShut) - Number(b.isShut)),
});

/** Halls of the open place, requested again when the network returns. */
function useHalls(): { readonly found: Halls | 'loading' | BookingFailure; readonly again: () => void } {
  const { http } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [found, setFound] = useState<Halls | 'loading' | BookingFailure>('loading');
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` and the network ask again.
  useEffect(() => {
    let isHere = true;
    void getHalls(http, place.id).then((answer) => {
      if (!isHere) return;
      setFound((before) =>
        answer.ok ? shutLast(answer.value) : typeof before === 'object' && 'halls' in before ? before : answer.error,
      );
    });
    return () => {
      isHere = false;
    };
  }, [http, place.id, isOnline, round]);
  return { found, again: useCallback(() => setRound((before) => before + 1), []) };
}

/** Reserves a table, and shows any booking by its link. [S2.06] */
export const ReservationsPage = () => {
  const isSaid = useBookingCatalog();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const key = bookingLinkIn(hash);
  const { place } = useMenu();
  const isShared = useIsSharedDevice();
  const navigate = useNavigate();
  const [made, setMade] = useState<OwnBooking>();
  // Changes the address to the booking's own, so that a reload shows it again; not on a shared device, which has other
  // guests.
  const onMade = useCallback(
    (own: OwnBooking) => {
      if (isShared) return;
      setMade(own);
      void navigate({ href: bookingHref(place.slug, own.key), replace: true });
    },
    [isShared, navigate, place.slug],
  );
  if (!isSaid) return <PageSkeleton />;
  if (made && key === made.key) return <Reserved own={made} onOpen={() => setMade(undefined)} />;
  return key === undefined ? <Reserve onMade={onMade} /> : <OwnBookingPage key={key} bookingKey={key} />;
};

/** `onOpen`: opens the booking's own page, which has the same address. */
const Reserved = ({ own, onOpen }: { readonly own: OwnBooking; readonly onOpen?: () => void }) => {
  const { titleOf } = useReservationTexts();
  // The receipt replaces the form, so the focus moves to its heading and not to the place of the pressed button.
  useEffect(toPageTop, []);
  return (
    <WordsPage
      title={titleOf(own.booking)}
      above={
        own.booking.status === 'confirmed' && (
          <span className={styles.done}>
            <Icon path={check} size="2.5rem" />
          </span>
        )
      }
      lead={own.booking.status === 'confirmed' && <LookForwardText />}
      testId="reserved"
    >
      <BookedHere own={own} onOpen={onOpen}>
        <ToMenu />
      </BookedHere>
    </WordsPage>
  );
};

const ToMenu = () => {
  const { place } = useMenu();
  return (
    <ButtonLink href={`/${place.slug}`} look="ink" wide>
      <BrowseMenuText />
    </ButtonLink>
  );
};

const OwnBookingPage = ({ bookingKey }: { readonly bookingKey: string }) => {
  const words = useReservationTexts();
  const { place } = useMenu();
  const contact = useVenueContact();
  const { own, failure, isBusy, cancel, show, again } = useOwnBooking(bookingKey);
  const [change, setChange] = useState<'closed' | 'open' | 'done'>('closed');
  const close = useCallback(() => setChange('closed'), []);
  if (own === 'loading') return <LoadingPart />;
  if (!('booking' in own)) {
    return (
      <WordsPage title={words.own} testId="own-booking">
        {own.kind === 'gone' || own.kind === 'faults' ? (
          <NoSuchBooking />
        ) : (
          <Unasked failure={own} again={() => location.reload()} />
        )}
        <VenueContact {...contact} />
      </WordsPage>
    );
  }
  return (
    <>
      <OwnBookingScreen
        own={own}
        failure={failure}
        isBusy={isBusy}
        timeZone={place.timeZone}
        contact={<VenueContact {...contact} />}
        isChanged={change === 'done'}
        again={<BookAgain own={own} />}
        onChange={() => setChange('open')}
        onCancel={cancel}
      >
        <BookedHere own={own} isOwnPage />
      </OwnBookingScreen>
      {change === 'open' && (
        <ChangeBooking
          own={own}
          timeZone={place.timeZone}
          onDone={(changed) => {
            show(changed);
            setChange('done');
          }}
          onStale={again}
          onClose={close}
        />
      )}
    </>
  );
};

/** Leads to a new booking of the same product, or of a table. */
const BookAgain = ({ own: { booking } }: { readonly own: OwnBooking }) => {
  const { place, index } = useMenu();
  const { thing } = booking;
  const product = thing.kind === 'product' ? index.variantById.get(thing.variantId as VariantId)?.product : undefined;
  const table = place.modules.includes(RESERVATIONS) ? `/${place.slug}/reservations` : `/${place.slug}`;
  const href = product ? productHref(index, place.slug, product) : table;
  return (
    <ButtonLink href={href} look="primary" wide data-testid="book-again">
      <BookAgainText />
    </ButtonLink>
  );
};

interface Kept {
  readonly kept: ReactNode;
}

const NoForm = ({ kept, children }: Kept & { readonly children: ReactNode }) => {
  const words = useReservationTexts();
  const contact = useVenueContact();
  return (
    <WordsPage title={words.reserve} above={kept} testId="reservations">
      {children}
      <VenueContact {...contact} />
    </WordsPage>
  );
};

const Reserve = (props: { readonly onMade: (own: OwnBooking) => void }) => {
  const { place } = useMenu();
  const kept = <KeptBookings kept={useKeptBookings()} />;
  // Skips the request when the place is known not to take reservations.
  if (!place.modules.includes(RESERVATIONS))
    return (
      <NoForm kept={kept}>
        <NotReservedHere />
      </NoForm>
    );
  return <ReserveTable {...props} kept={kept} />;
};

/** Any hall and party: an attempt for a table is one for all of them. */
const ANY_TABLE = { hall: '', people: 1 };

const ReserveTable = ({ onMade, kept }: Kept & { readonly onMade: (own: OwnBooking) => void }) => {
  const { found, again } = useHalls();
  const { serverNow } = useTabl();
  const { place } = useMenu();
  const [lost] = useState(() => attemptFor(attemptsOf(place.id, serverNow()), ANY_TABLE));
  if (found === 'loading') return <PageSkeleton />;
  if ('halls' in found) return <Form {...found} onMade={onMade} kept={kept} />;
  return (
    <NoForm kept={kept}>
      {lost && <LostOffline lost={lost} timeZone={place.timeZone} />}
      {found.kind === 'gone' ? <NotReservedHere /> : <Unasked failure={found} again={again} />}
    </NoForm>
  );
};

const USUAL_PARTY = 2;

const Form = ({ halls, mostPeople, kept, onMade }: Halls & Kept & { readonly onMade: (own: OwnBooking) => void }) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const isOnline = useIsOnline();
  const isShared = useIsSharedDevice();
  const contact = useVenueContact();
  const [people, setPeople] = useState(Math.min(USUAL_PARTY, mostPeople));
  const [chosen, setChosen] = useState(halls[0]?.key);
  const fits = halls.filter(({ most, isShut }) => !isShut && people <= most);
  const hall = (fits.find(({ key }) => key === chosen) ?? fits[0])?.key;
  const control = useBooking(hall === undefined ? undefined : { hall, people }, undefined, people);
  const { done } = control;
  useEffect(() => {
    if (done) onMade(done);
  }, [done, onMade]);
  if (done) return <Reserved own={done} />;
  return (
    <ReservationScreen
      halls={halls.map(({ name, note, ...one }) => ({
        ...one,
        name: sayIn(name, language, place.defaultLanguage),
        note: sayIn(note, language, place.defaultLanguage),
      }))}
      hall={hall}
      people={people}
      mostPeople={mostPeople}
      kept={kept}
      control={control}
      contact={<VenueContact {...contact} />}
      foot={
        <BookingFoot
          control={control}
          price={undefined}
          offline={!isOnline}
          isShared={isShared}
          timeZone={place.timeZone}
          freeWords={<ReserveText />}
        />
      }
      onHall={setChosen}
      onPeople={setPeople}
    />
  );
};
