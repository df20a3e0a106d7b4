import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { sayIn } from '#domain/language/translated.ts';
import { useVenueContact } from '#guest/place/venue-contact.ts';
import { VenueContact } from '#guest/place/venue-contact.tsx';
import { useIsHouseDevice } from '#shared/device/use-house-device.ts';
import { OnItsWay } from '#shared/frame/on-its-way.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useLanguage } from '#shared/tabl-context.tsx';
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
import { type Halls, useHalls } from './use-halls.ts';
import { bookingLinkIn, useOwnBooking } from './use-own-booking.ts';
import { Unasked } from './when-fields.tsx';

/** Reserving a table, and any booking by its link. [S2.06] */
export const ReservationsPage = () => {
  const isSaid = useBookingWords();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const key = bookingLinkIn(hash);
  if (!isSaid) return <OnItsWay />;
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
  if (own === 'loading') return <OnItsWay />;
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
  if (found === 'loading') return <OnItsWay />;
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
  const isHouses = useIsHouseDevice();
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
          isHouses={isHouses}
          timeZone={place.timeZone}
          freeWords={<ReserveWords people={people} />}
        />
      }
      onHall={setChosen}
      onPeople={setPeople}
    />
  );
};
