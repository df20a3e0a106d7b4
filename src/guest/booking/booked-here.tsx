import { type ReactNode, useState } from 'react';
import { readAccount } from '#core/platform/account/account-storage.ts';
import type { OwnBooking } from '#domain/booking/own-booking.ts';
import { placeWords } from '#domain/place/place.ts';
import { useIsHouseDevice } from '#shared/device/use-house-device.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { BookedView } from './booked-view.tsx';
import { useReservationWords } from './reservation-words.tsx';
import { useInOwnLanguage } from './use-in-own-language.ts';
import { usePayDeposit } from './use-pay-deposit.ts';
import { useSaveBooking } from './use-save-booking.ts';

/** The slip of a booking with what can be done about it. `isOwnPage`: it stands on the booking's own page. */
export const BookedHere = ({
  own,
  isOwnPage = false,
  children,
}: {
  readonly own: OwnBooking;
  readonly isOwnPage?: boolean;
  readonly children?: ReactNode;
}) => {
  const { peopleOf } = useReservationWords();
  const { place } = useMenu();
  const { language } = useLanguage();
  const inOwnLanguage = useInOwnLanguage();
  const { save, hrefOf } = useSaveBooking();
  const payDeposit = usePayDeposit();
  const [isSignedIn] = useState(() => readAccount() !== undefined);
  const isHouses = useIsHouseDevice();
  const shown = inOwnLanguage(own);
  return (
    <BookedView
      own={shown}
      timeZone={place.timeZone}
      address={placeWords(place, language).address.text}
      href={isOwnPage ? undefined : hrefOf(own)}
      list={isOwnPage || isHouses ? undefined : { href: `/${place.slug}/profile/bookings`, isSignedIn }}
      onSave={() => save(shown, peopleOf(own.booking.people))}
      onPay={() => void payDeposit(own)}
    >
      {children}
    </BookedView>
  );
};
