import { type ReactNode, useCallback, useState } from 'react';
import { bookingHref } from '#contract/booking/booking.ts';
import { readAccount } from '#core/platform/account/account-storage.ts';
import { saveCalendar } from '#core/platform/booking/save-calendar.ts';
import { bookingEntry } from '#domain/booking/booking-entry.ts';
import { calendarFile } from '#domain/booking/calendar-file.ts';
import type { OwnBooking } from '#domain/booking/own-booking.ts';
import { placeTexts } from '#domain/place/place.ts';
import { mapAddress } from '#guest/place/venue-addresses.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { BookedView } from './booked-view.tsx';
import { useReservationTexts } from './reservation-text.tsx';
import { useInOwnLanguage } from './use-in-own-language.ts';
import { usePayDeposit } from './use-pay-deposit.ts';

/** Exports a booking to the device's calendar, and returns its page's address. */
function useSaveBooking(): {
  readonly save: (own: OwnBooking) => void;
  readonly hrefOf: (own: OwnBooking) => string;
} {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { peopleOf, tableAt } = useReservationTexts();
  const hrefOf = useCallback((own: OwnBooking) => bookingHref(place.slug, own.key), [place.slug]);
  const save = (own: OwnBooking) => {
    const { booking } = own;
    const { name, address } = placeTexts(place, language);
    const url = new URL(hrefOf(own), location.href).href;
    const at = { placeName: name.text, address: address.text, email: place.email, url };
    const entry = bookingEntry(booking, { ...at, people: peopleOf(booking.people), table: tableAt(name.text) });
    saveCalendar(calendarFile(entry));
  };
  return { save, hrefOf };
}

/** The booking's receipt with its actions. `isOwnPage`: shown on the booking's own page. */
export const BookedHere = ({
  own,
  isOwnPage = false,
  isInSheet = false,
  onOpen,
  children,
}: {
  readonly own: OwnBooking;
  readonly isOwnPage?: boolean;
  /** Shown in the sheet of the booked product, whose heading says nothing of the booking. */
  readonly isInSheet?: boolean;
  /** Called when the booking's own page is opened. */
  readonly onOpen?: (() => void) | undefined;
  readonly children?: ReactNode;
}) => {
  const { titleOf } = useReservationTexts();
  const { place } = useMenu();
  const { language } = useLanguage();
  const inOwnLanguage = useInOwnLanguage();
  const { save, hrefOf } = useSaveBooking();
  const payDeposit = usePayDeposit();
  const [isSignedIn] = useState(() => readAccount() !== undefined);
  const isShared = useIsSharedDevice();
  const shown = inOwnLanguage(own);
  return (
    <BookedView
      own={shown}
      heading={isInSheet ? titleOf(own.booking) : undefined}
      timeZone={place.timeZone}
      address={placeTexts(place, language).address.text}
      // On a shared device the address stays, and a guest does not keep it.
      isInAddress={!isShared}
      href={isOwnPage ? undefined : hrefOf(own)}
      list={isOwnPage || isShared ? undefined : { href: `/${place.slug}/profile/bookings`, isSignedIn }}
      // The booking's own page has the venue's contact with its map.
      directions={isOwnPage || isShared ? undefined : mapAddress(place.location)}
      onOpen={onOpen}
      onSave={() => save(shown)}
      onPay={() => void payDeposit(own)}
    >
      {children}
    </BookedView>
  );
};
