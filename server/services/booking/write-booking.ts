// Stores a new booking with its time, the same for guests and staff.
import type { Booking, BookingPerson } from '#domain/booking/booking.ts';
import { cellsOf } from '#domain/booking/cells.ts';
import { type BookingPlace, dayAt, freeChoice } from '#domain/booking/free-hours.ts';
import type { Language } from '#domain/language/language.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { takeCells } from '../../store/booking/booking-cells.ts';
import { addBooking, type findBooking } from '../../store/booking/bookings-rows.ts';
import type { Tx } from '../../store/store.ts';
import type { FoundTarget } from './booking-target.ts';
import { takenOn } from './free-hours.ts';
import { withEmptyFirst } from './seated-tables.ts';
import { tellBooking } from './tell-booking.ts';

const MINUTE = 60_000;

export interface NewBooking {
  readonly id: string;
  /** Epoch ms; NaN when unreadable. */
  readonly startAt: number;
  readonly people: number;
  readonly person: BookingPerson;
  readonly language: Language;
}

/** Answer to a repeated call; `undefined`: the id is new. */
export const answerAgain = (
  found: Awaited<ReturnType<typeof findBooking>>,
  fingerprint: string,
): Result<Booking, { readonly kind: 'reused' }> | undefined =>
  found && (found.fingerprint === fingerprint ? ok(found.booking) : fail({ kind: 'reused' }));

export interface WrittenAs {
  readonly found: FoundTarget;
  readonly asked: BookingPlace;
  readonly fingerprint: string;
  readonly status: Booking['status'];
  readonly deposit?: Booking['deposit'];
  readonly accountId?: string | undefined;
  /** Name of the staff member; null: the guest. */
  readonly by: string | null;
  readonly mails: boolean;
}

/** Takes the time and stores the booking; `undefined` when another booking has the time. The place must be locked. */
export async function writeBooking(
  tx: Tx,
  placeId: number,
  { id, startAt, people, person, language }: NewBooking,
  { found: { wanted, thing }, asked, fingerprint, status, deposit, accountId, by, mails }: WrittenAs,
): Promise<Booking | undefined> {
  const { now, timeZone } = asked;
  const day = dayAt(startAt, timeZone);
  const taken = await takenOn(tx.db, placeId, wanted, { first: day, last: day, now });
  const choices = await withEmptyFirst(tx.db, placeId, wanted, { startAt, now });
  const resources = freeChoice(choices, taken, startAt);
  const cells = cellsOf(startAt, wanted.minutes + wanted.turn);
  const held = { bookingId: id, cells, now, heldUntil: deposit?.heldUntil };
  if (!resources || !(await takeCells(tx, placeId, { ...held, resources }))) return undefined;
  const endAt = startAt + wanted.minutes * MINUTE;
  const booking: Booking = {
    ...{ id, status, thing, startAt, endAt, busyUntil: endAt + wanted.turn * MINUTE, people, person, language },
    ...{ resources, deposit, isLate: false, sequence: 0, createdAt: now, changedAt: now },
  };
  await addBooking(tx, placeId, booking, { fingerprint, accountId });
  await tellBooking(tx, placeId, { booking, by, mails });
  return booking;
}
