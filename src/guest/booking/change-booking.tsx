import { useEffect } from 'react';
import { isMovable } from '#domain/booking/booking.ts';
import type { OwnBooking } from '#domain/booking/own-booking.ts';
import { phoneAddress } from '#guest/place/venue-addresses.ts';
import { useVenueContact } from '#guest/place/venue-contact.ts';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { ChangeBookingSheet } from './change-booking-sheet.tsx';
import { useChangeBooking } from './use-change-booking.ts';

/** The sheet in which a guest changes an own booking; mounted while it is open. */
export const ChangeBooking = ({
  own,
  timeZone,
  onDone,
  onStale,
  onClose,
}: {
  readonly own: OwnBooking;
  readonly timeZone: string;
  readonly onDone: (own: OwnBooking) => void;
  /** The booking must be read again. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}) => {
  const isOnline = useIsOnline();
  const { phone, ownPhone } = useVenueContact();
  const control = useChangeBooking(own, { onDone, onStale });
  const isOver = !isMovable(own.booking.status);
  // The booking has been cancelled or declined meanwhile; its page says so.
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return (
    <ChangeBookingSheet
      open
      own={own}
      control={control}
      timeZone={timeZone}
      phone={phone === '' ? undefined : { text: phone, href: ownPhone ? phoneAddress(phone) : undefined }}
      offline={!isOnline}
      onClose={onClose}
    />
  );
};
