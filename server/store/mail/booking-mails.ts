// Mails about bookings, each sent once by any number of servers. The row has no data of the guest: address and text are
// those at the time of sending.
import type { Booking } from '#domain/booking/booking.ts';
import type { Store, Tx } from '../store.ts';
import { endColumns, type HoldTime, isDue, type MailOutcome } from './mail-rows.ts';

/** A booking before its change, as far as it concerns the guest. */
export interface EarlierBooking {
  readonly startAt: number;
  readonly people: number;
  /** Name of the booked thing: a table's hall, or a product. */
  readonly name: string;
}

const earlierOf = ({ startAt, people, thing }: Booking): EarlierBooking => ({ startAt, people, name: thing.name });

export interface BookingMail {
  readonly id: string;
  readonly placeId: number;
  readonly bookingId: string;
  readonly createdAt: number;
  readonly attempts: number;
  /** The booking before the change that the mail reports; `undefined`: time, people and hall are as before. */
  readonly earlier: EarlierBooking | undefined;
}

interface NewMail extends Omit<BookingMail, 'attempts' | 'earlier'> {
  /** The mail waits until then unless it is brought forward. */
  readonly notBefore?: number;
  /** The booking before its change, and after it. */
  readonly change?: { readonly from: Booking; readonly to: Booking } | undefined;
}

export const queueBookingMail = async (
  tx: Tx,
  { id, placeId, bookingId, createdAt, notBefore = 0, change }: NewMail,
): Promise<void> => {
  const earlier = change && JSON.stringify(earlierOf(change.from));
  await tx.db
    .insertInto('booking_mails')
    .values({
      ...{ id, place_id: placeId, booking_id: bookingId, created_at: createdAt },
      ...{ attempts: 0, retry_at: notBefore, held_until: 0, outcome: null },
      earlier: change && earlier !== JSON.stringify(earlierOf(change.to)) ? (earlier ?? null) : null,
    })
    .execute();
};

/**
 * Mails the booking's present state: the waiting mail becomes due at once, otherwise a new one with `id` is queued. A guest
 * without an earlier mail gave no address, and gets none.
 */
export const writeBookingAgain = async (tx: Tx, { id, placeId, bookingId, createdAt }: NewMail): Promise<void> => {
  // A mail being sent may already be written.
  const { numUpdatedRows } = await tx.db
    .updateTable('booking_mails')
    .set({ retry_at: 0 })
    .where('place_id', '=', placeId)
    .where('booking_id', '=', bookingId)
    .where('outcome', 'is', null)
    .where('held_until', '<', createdAt)
    .executeTakeFirst();
  if (Number(numUpdatedRows) > 0) return;
  const earlier = await tx.db
    .selectFrom('booking_mails')
    .select('id')
    .where('place_id', '=', placeId)
    .where('booking_id', '=', bookingId)
    .limit(1)
    .executeTakeFirst();
  if (earlier) await queueBookingMail(tx, { id, placeId, bookingId, createdAt });
};

/** Takes the oldest due mail for this server until a time. The place must be locked. */
export const holdBookingMail = async (tx: Tx, placeId: number, time: HoldTime): Promise<BookingMail | undefined> => {
  const row = await tx.db
    .selectFrom('booking_mails')
    .selectAll()
    .where(isDue(placeId, time.now))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  await tx.db.updateTable('booking_mails').set({ held_until: time.until }).where('id', '=', row.id).execute();
  const earlier = row.earlier === null ? undefined : (JSON.parse(row.earlier) as EarlierBooking);
  const { id, booking_id: bookingId, created_at: createdAt, attempts } = row;
  return { id, placeId, bookingId, createdAt, attempts, earlier };
};

export const saveBookingMail = async (tx: Tx, id: string, end: MailOutcome): Promise<void> => {
  await tx.db.updateTable('booking_mails').set(endColumns(end)).where('id', '=', id).execute();
};

/** State of a mail: on its way · taken by the mail server · given up after a day of tries. */
export type MailState = 'waiting' | 'sent' | 'failed';

/** State of the latest mail about each booking; bookings without a mail are missing. */
export const lastBookingMails = async (
  db: Store['read'],
  placeId: number,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, MailState>> => {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('booking_mails')
    .select(['booking_id', 'outcome'])
    .where('place_id', '=', placeId)
    .where('booking_id', 'in', [...bookingIds])
    .orderBy('created_at')
    .execute();
  return new Map(
    rows.flatMap(({ booking_id, outcome }): [string, MailState][] => {
      if (outcome === 'void') return [];
      return [[booking_id, outcome === null ? 'waiting' : outcome === 'sent' ? 'sent' : 'failed']];
    }),
  );
};
