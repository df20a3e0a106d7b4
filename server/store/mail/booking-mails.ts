// Mails about bookings, each sent once by any number of servers. The row has the booking's id only: address and text are
// those at the time of sending.
import type { Store, Tx } from '../store.ts';
import { endColumns, type HoldTime, isDue, type MailOutcome } from './mail-rows.ts';

export interface BookingMail {
  readonly id: string;
  readonly placeId: number;
  readonly bookingId: string;
  readonly createdAt: number;
  readonly attempts: number;
}

/** `notBefore`: the mail waits until then unless it is brought forward. */
export const queueBookingMail = async (
  tx: Tx,
  { id, placeId, bookingId, createdAt, notBefore = 0 }: Omit<BookingMail, 'attempts'> & { readonly notBefore?: number },
): Promise<void> => {
  await tx.db
    .insertInto('booking_mails')
    .values({
      ...{ id, place_id: placeId, booking_id: bookingId, created_at: createdAt },
      ...{ attempts: 0, retry_at: notBefore, held_until: 0, outcome: null },
    })
    .execute();
};

/**
 * Mails the booking's present state: the waiting mail becomes due at once, otherwise a new one with `id` is queued. A guest
 * without an earlier mail gave no address, and gets none.
 */
export const writeBookingAgain = async (
  tx: Tx,
  { id, placeId, bookingId, createdAt }: Omit<BookingMail, 'attempts'>,
): Promise<void> => {
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
  return { id: row.id, placeId, bookingId: row.booking_id, createdAt: row.created_at, attempts: row.attempts };
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
