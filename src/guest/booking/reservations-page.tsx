import { useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { readBookingLink } from '#contract/booking/booking.ts';
import { cancelOwnBooking, getHalls, getOwnBooking } from '#core/api/booking/bookings-requests.ts';
import type { BookingFailure, OfferedHall, OwnBooking } from '#domain/booking/own-booking.ts';
import { sayIn } from '#domain/language/translated.ts';
import { useVenueContact } from '#guest/place/venue-contact.ts';
import { VenueContact } from '#guest/place/venue-contact.tsx';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { WordsPage } from '#ui/words/words-page.tsx';
import { BookedHere } from './booked-here.tsx';
import { BookingFoot } from './booking-foot.tsx';
import { OwnBookingScreen } from './own-booking-screen.tsx';
import { ReservationScreen } from './reservation-screen.tsx';
import {
  BrowseMenuWords,
  NoSuchBooking,
  NotReservedHere,
  ReserveWords,
  useReservationWords,
} from './reservation-words.tsx';
import { useBooking } from './use-booking.ts';
import { useBookingWords } from './use-booking-words.ts';
import { Unasked } from './when-fields.tsx';

// A booking by the key of its link: seen, and cancelled.
/** The key in a page's address; undefined: it names no booking; "broken": the link was cut or changed. */
const bookingLinkIn = (hash: string): string | undefined => readBookingLink(hash);

interface OwnBookingHere {
  readonly own: OwnBooking | 'loading' | BookingFailure;
  /** Why it could not be cancelled. */
  readonly failure: BookingFailure | undefined;
  readonly isBusy: boolean;
  readonly cancel: () => void;
}

/** `told`: what is known of it already. */
function useOwnBooking(key: string, told?: OwnBooking): OwnBookingHere {
  const { http } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [own, setOwn] = useState<OwnBooking | 'loading' | BookingFailure>(told ?? 'loading');
  const [failure, setFailure] = useState<BookingFailure>();
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again as the network comes back.
  useEffect(() => {
    if (told) return;
    let isHere = true;
    void getOwnBooking(http, place.id, key).then((found) => {
      if (!isHere) return;
      // The answer from before is better than nothing.
      setOwn((before) =>
        found.ok ? found.value : typeof before === 'object' && 'booking' in before ? before : found.error,
      );
    });
    return () => {
      isHere = false;
    };
  }, [http, place.id, key, told, isOnline]);
  const cancel = () => {
    if (isBusy) return;
    setBusy(true);
    void cancelOwnBooking(http, place.id, key).then((cancelled) => {
      setBusy(false);
      setFailure(cancelled.ok ? undefined : cancelled.error);
      if (cancelled.ok) setOwn(cancelled.value);
    });
  };
  return { own, failure, isBusy, cancel };
}

interface Halls {
  readonly halls: readonly OfferedHall[];
  readonly mostPeople: number;
  readonly keeps: number;
}

/** The halls of the open place, asked for again as the network comes back. */
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
        answer.ok ? answer.value : typeof before === 'object' && 'halls' in before ? before : answer.error,
      );
    });
    return () => {
      isHere = false;
    };
  }, [http, place.id, isOnline, round]);
  return { found, again: useCallback(() => setRound((before) => before + 1), []) };
}

/** Reserving a table, and any booking by its link. [S2.06] */
export const ReservationsPage = () => {
  const isSaid = useBookingWords();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const key = bookingLinkIn(hash);
  if (!isSaid) return <LoadingPart />;
  return key === undefined ? <Reserve /> : <OwnBookingPage key={key} bookingKey={key} />;
};

const ToMenu = () => {
  const { place } = useMenu();
  return (
    <ButtonLink href={`/${place.slug}`} look="ink" wide>
      <BrowseMenuWords />
    </ButtonLink>
  );
};

const OwnBookingPage = ({ bookingKey }: { readonly bookingKey: string }) => {
  const words = useReservationWords();
  const { place } = useMenu();
  const contact = useVenueContact();
  const { own, failure, isBusy, cancel } = useOwnBooking(bookingKey);
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
    <OwnBookingScreen
      own={own}
      failure={failure}
      isBusy={isBusy}
      timeZone={place.timeZone}
      contact={<VenueContact {...contact} />}
      onCancel={cancel}
    >
      <BookedHere own={own} isOwnPage />
    </OwnBookingScreen>
  );
};

const Reserve = () => {
  const words = useReservationWords();
  const { found, again } = useHalls();
  const contact = useVenueContact();
  if (found === 'loading') return <LoadingPart />;
  if ('halls' in found) return <Form {...found} />;
  return (
    <WordsPage title={words.reserve} testId="reservations">
      {found.kind === 'gone' ? <NotReservedHere /> : <Unasked failure={found} again={again} />}
      <VenueContact {...contact} />
    </WordsPage>
  );
};

const USUAL_PARTY = 2;

const Form = ({ halls, mostPeople }: Halls) => {
  const words = useReservationWords();
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
  const isDone = control.done !== undefined;
  // The slip stands where the form was: its heading, and not the place of the button that was pressed.
  useEffect(() => {
    if (isDone) document.documentElement.scrollTop = 0;
  }, [isDone]);
  if (control.done) {
    return (
      <WordsPage title={words.titleOf(control.done.booking.status)} testId="reserved">
        <BookedHere own={control.done}>
          <ToMenu />
        </BookedHere>
      </WordsPage>
    );
  }
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
      control={control}
      contact={<VenueContact {...contact} />}
      foot={
        <BookingFoot
          control={control}
          price={undefined}
          offline={!isOnline}
          isShared={isShared}
          timeZone={place.timeZone}
          freeWords={<ReserveWords people={people} />}
        />
      }
      onHall={setChosen}
      onPeople={setPeople}
    />
  );
};
