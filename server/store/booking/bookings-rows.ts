// Bookings, row by row.
import { BOOKING_STATUSES, type BookedThing, type Booking, type BookingDeposit } from '#domain/booking/booking.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#domain/language/language.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import type { Database } from '../database.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

const toDeposit = (row: Database['bookings']): BookingDeposit | undefined =>
  row.deposit === null
    ? undefined
    : {
        amount: minor(Number(row.deposit)),
        currency: (row.deposit_currency ?? '') as Currency,
        paidAt: row.deposit_paid_at === null ? undefined : Number(row.deposit_paid_at),
        heldUntil: row.held_until === null ? undefined : Number(row.held_until),
      };

const depositColumns = (deposit: BookingDeposit | undefined) => ({
  deposit: deposit?.amount ?? null,
  deposit_currency: deposit?.currency ?? null,
  deposit_paid_at: deposit?.paidAt ?? null,
  held_until: deposit?.heldUntil ?? null,
});

const toBooking = (row: Database['bookings']): Booking => ({
  id: row.id,
  // Treats an unknown status of a newer server as cancelled.
  status: BOOKING_STATUSES.find((known) => known === row.status) ?? 'cancelled',
  thing: JSON.parse(row.thing) as BookedThing,
  startAt: Number(row.start_at),
  endAt: Number(row.end_at),
  busyUntil: Number(row.busy_until),
  people: row.people,
  person: { name: row.name, phone: row.phone, email: row.email, comment: row.comment },
  language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
  resources: JSON.parse(row.resources) as string[],
  isLate: row.is_late === 1,
  lateMinutes: row.late_minutes ?? undefined,
  deposit: toDeposit(row),
  sequence: row.sequence,
  createdAt: Number(row.created_at),
  changedAt: Number(row.changed_at),
});

export const findBooking = async (
  db: Db,
  placeId: number,
  id: string,
): Promise<{ readonly booking: Booking; readonly fingerprint: string } | undefined> => {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { booking: toBooking(row), fingerprint: row.fingerprint };
};

/** Bookings that begin in [from, to), in order. */
export const bookingsBetween = async (db: Db, placeId: number, from: number, to: number): Promise<Booking[]> => {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .orderBy('start_at')
    .orderBy('created_at')
    .execute();
  return rows.map(toBooking);
};

/** Start of the first booking from a time on that still expects guests; `undefined`: none. */
export const nextBookingStart = async (db: Db, placeId: number, from: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('bookings')
    .select('start_at')
    .where('place_id', '=', placeId)
    .where('start_at', '>=', from)
    .where('status', 'in', ['unpaid', 'pending', 'confirmed'])
    .orderBy('start_at')
    .limit(1)
    .executeTakeFirst();
  return row && Number(row.start_at);
};

/** Unpaid bookings whose hold ends by then, earliest end first. */
export const overdueBookings = async (
  db: Db,
  until: number,
  most: number,
): Promise<{ readonly placeId: number; readonly id: string }[]> => {
  const rows = await db
    .selectFrom('bookings')
    .select(['place_id', 'id'])
    .where('held_until', '<=', until)
    .orderBy('held_until')
    .limit(most)
    .execute();
  return rows.map(({ place_id, id }) => ({ placeId: place_id, id }));
};

/** A customer's bookings at a place, latest start first. */
export const bookingsOfAccount = async (
  db: Db,
  accountId: string,
  { placeId, most }: { readonly placeId?: number; readonly most: number },
): Promise<{ readonly placeId: number; readonly booking: Booking }[]> => {
  let query = db.selectFrom('bookings').selectAll().where('account_id', '=', accountId);
  if (placeId !== undefined) query = query.where('place_id', '=', placeId);
  const rows = await query.orderBy('start_at', 'desc').limit(most).execute();
  return rows.map((row) => ({ placeId: row.place_id, booking: toBooking(row) }));
};

/** Assigns bookings without an account to this one; others keep theirs. */
export const giveBookings = async (
  tx: Tx,
  placeId: number,
  { ids, accountId }: { readonly ids: readonly string[]; readonly accountId: string },
): Promise<void> => {
  if (ids.length === 0) return;
  await tx.db
    .updateTable('bookings')
    .set({ account_id: accountId })
    .where('place_id', '=', placeId)
    .where('id', 'in', [...ids])
    .where('account_id', 'is', null)
    .where('person_removed_at', 'is', null)
    .execute();
};

/** For a deleted account: unlinks its bookings, and deletes the personal data of those that have ended. */
export const removeAccountBookings = async (tx: Tx, accountId: string, now: number): Promise<void> => {
  await tx.db
    .updateTable('bookings')
    .set({ name: '', phone: '', email: '', comment: '', person_removed_at: now })
    .where('account_id', '=', accountId)
    .where('end_at', '<', now)
    .where('person_removed_at', 'is', null)
    .execute();
  await tx.db.updateTable('bookings').set({ account_id: null }).where('account_id', '=', accountId).execute();
};

/** `accountId`: the signed-in customer. */
export const addBooking = async (
  tx: Tx,
  placeId: number,
  booking: Booking,
  { fingerprint, accountId }: { readonly fingerprint: string; readonly accountId: string | undefined },
): Promise<void> => {
  const { id, status, thing, startAt, endAt, busyUntil, people, person, language, resources, isLate, lateMinutes } =
    booking;
  await tx.db
    .insertInto('bookings')
    .values({
      ...{ place_id: placeId, id, fingerprint, status, start_at: startAt, end_at: endAt, busy_until: busyUntil },
      ...{ thing: JSON.stringify(thing), people, ...person, language, resources: JSON.stringify(resources) },
      ...{
        is_late: Number(isLate),
        late_minutes: lateMinutes ?? null,
        sequence: booking.sequence,
        person_removed_at: null,
      },
      ...depositColumns(booking.deposit),
      account_id: accountId ?? null,
      ...{ created_at: booking.createdAt, changed_at: booking.changedAt },
    })
    .execute();
};

/** Saves a booking's changes; owner and product stay. */
export const saveBooking = async (tx: Tx, placeId: number, booking: Booking): Promise<void> => {
  const { id, status, startAt, endAt, busyUntil, resources, isLate, sequence, changedAt, thing, people, person } =
    booking;
  await tx.db
    .updateTable('bookings')
    .set({
      ...{ people, ...person },
      ...{ status, start_at: startAt, end_at: endAt, busy_until: busyUntil },
      ...{ is_late: Number(isLate), late_minutes: booking.lateMinutes ?? null },
      ...{ resources: JSON.stringify(resources), thing: JSON.stringify(thing), sequence, changed_at: changedAt },
      ...depositColumns(booking.deposit),
    })
    .where('place_id', '=', placeId)
    .where('id', '=', id)
    .execute();
};

/** Deletes the personal data of bookings that ended before an instant; returns their number. */
export const removeBookingPersons = async (
  tx: Tx,
  placeId: number,
  { before, now }: { readonly before: number; readonly now: number },
): Promise<number> => {
  const { numUpdatedRows } = await tx.db
    .updateTable('bookings')
    .set({ name: '', phone: '', email: '', comment: '', person_removed_at: now })
    .where('place_id', '=', placeId)
    .where('end_at', '<', before)
    .where('person_removed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
