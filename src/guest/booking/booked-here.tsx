import type { ReactNode } from 'react';
import type { OwnBooking } from '#domain/booking/own-booking.ts';
import type { VariantId } from '#domain/ids.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { BookedView } from './booked-view.tsx';
import { useReservationWords } from './reservation-words.tsx';
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
  const { place, index } = useMenu();
  const { save, hrefOf } = useSaveBooking();
  const payDeposit = usePayDeposit();
  const { people, thing } = own.booking;
  // The venue has it in its own language; its guest reads the menu in theirs.
  const found = thing.kind === 'product' ? index.variantById.get(thing.variantId as VariantId) : undefined;
  const shown =
    thing.kind === 'product' && found
      ? { ...own, booking: { ...own.booking, thing: { ...thing, name: found.product.name, size: found.variant.size } } }
      : own;
  return (
    <BookedView
      own={shown}
      timeZone={place.timeZone}
      address={place.address}
      href={isOwnPage ? undefined : hrefOf(own)}
      onSave={() => save(shown, peopleOf(people))}
      onPay={() => void payDeposit(own)}
    >
      {children}
    </BookedView>
  );
};
