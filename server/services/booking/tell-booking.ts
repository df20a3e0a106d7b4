// Effects of every booking change, in its transaction: the journal row and the guest's mail.
import { randomUUID } from 'node:crypto';
import type { Booking } from '#domain/booking/booking.ts';
import { appendJournal } from '../../store/journal.ts';
import { lastBookingMails, type MailState, queueBookingMail } from '../../store/mail/booking-mails.ts';
import type { Tx } from '../../store/store.ts';
import { mailsGuests } from '../mails-guests.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';

/** State of the latest mail about each booking, by its id; bookings of which no mail was or will be sent are missing. */
export const mailStatesOf = async (
  services: Pick<Services, 'store' | 'sendsMail' | 'demoSlugs'>,
  place: PublishedPlace,
  bookings: readonly Booking[],
): Promise<ReadonlyMap<string, MailState>> => {
  const addressed = bookings.filter(({ person }) => person.email !== '').map(({ id }) => id);
  const states = [...(await lastBookingMails(services.store.read, place.id, addressed))];
  // Without a mail server a waiting mail is never sent.
  return new Map(mailsGuests(services, place) ? states : states.filter(([, state]) => state !== 'waiting'));
};

/**
 * `before`: the booking before a change. `by`: name of the staff member, or null for the guest. `mails`: the guest gets a
 * mail, if an address was given. A booking that waits for its deposit sends the mail when it is paid or lapses.
 */
export const tellBooking = async (
  tx: Tx,
  placeId: number,
  {
    booking,
    before,
    by,
    mails,
  }: {
    readonly booking: Booking;
    readonly before?: Booking;
    readonly by: string | null;
    readonly mails: boolean;
  },
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
      change: before && { from: before, to: booking },
      ...(status === 'unpaid' && { notBefore: booking.deposit?.heldUntil ?? 0 }),
    });
};
