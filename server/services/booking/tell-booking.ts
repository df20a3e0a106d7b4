// Effects of every change of a booking, in its transaction: the journal's row, and the mail to its guest.
import { randomUUID } from 'node:crypto';
import type { Booking } from '#domain/booking/booking.ts';
import { appendJournal } from '../../store/journal.ts';
import { queueBookingMail } from '../../store/mail/booking-mails.ts';
import type { Tx } from '../../store/store.ts';

/**
 * `by`: of the staff, by name; null: its guest. `mails`: its guest is written to, where an address was given; of one that waits
 * for its deposit once that is paid, or its time is over.
 */
export const tellBooking = async (
  tx: Tx,
  placeId: number,
  { booking, by, mails }: { readonly booking: Booking; readonly by: string | null; readonly mails: boolean },
): Promise<void> => {
  const { id, status, startAt, people, person, changedAt } = booking;
  await appendJournal(tx, {
    placeId,
    at: changedAt,
    type: 'booking.changed',
    payload: { bookingId: id, status, startAt, people, by },
  });
  if (mails && person.email !== '')
    await queueBookingMail(tx, {
      ...{ id: randomUUID(), placeId, bookingId: id, createdAt: changedAt },
      ...(status === 'unpaid' && { notBefore: booking.deposit?.heldUntil ?? 0 }),
    });
};
