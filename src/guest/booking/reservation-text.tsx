// Texts of the booking pages outside their forms.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Booking, BookingStatus } from '#domain/booking/booking.ts';

/** Page titles, and the texts of a calendar entry. */
export const useReservationTexts = () => {
  const { t } = useLingui();
  return {
    own: t`Your booking`,
    reserve: t`Reserve a table`,
    titleOf: ({ status, thing }: Pick<Booking, 'status' | 'thing'>): string => {
      if (status === 'unpaid') return t`It waits for the deposit`;
      if (status === 'pending') return t`We have your request`;
      return thing.kind === 'table' ? t`Your table is reserved` : t`It is booked`;
    },
    /** Title of a booking that is over; `undefined`: it is not. */
    titleOver: (status: BookingStatus): string | undefined => {
      if (status === 'cancelled') return t`The booking is cancelled`;
      if (status === 'declined') return t`We cannot take this booking`;
      if (status === 'lapsed') return t`The deposit was not paid in time: nothing is booked`;
      return status === 'no_show' ? t`We have missed you` : undefined;
    },
    tableAt: (place: string): string =>
      t({ message: `Table at ${place}`, comment: 'in a calendar; the name of a venue' }),
    peopleOf: (people: number): string => t({ message: `People: ${people}`, comment: 'in a calendar' }),
  };
};

export const LookForwardText = () => <Trans>We look forward to seeing you</Trans>;
export const BrowseMenuText = () => <Trans>Browse the menu</Trans>;
export const BookAgainText = () => <Trans>Book again</Trans>;
export const ToMenuText = () => <Trans>To the menu</Trans>;
export const BookText = () => <Trans>Book</Trans>;

export const ReserveText = () => <Trans>Reserve a table</Trans>;

export const NoSuchBooking = () => (
  <p>
    <Trans>This link leads to no booking. Please check that it is whole, or call us.</Trans>
  </p>
);

export const NotReservedHere = () => (
  <p>
    <Trans>Tables are not reserved here. Please call us.</Trans>
  </p>
);
