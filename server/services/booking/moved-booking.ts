// Moves a booking to another time or to other tables by the guard against double bookings.
import { type Booking, isMovable } from '#domain/booking/booking.ts';
import type { WantedResources } from '#domain/booking/booking-terms.ts';
import { cellsOf } from '#domain/booking/cells.ts';
import { dayAt, freeChoice } from '#domain/booking/free-hours.ts';
import { isInSeason } from '#domain/booking/season.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { freeCells, readTaken, takeCells } from '../../store/booking/booking-cells.ts';
import type { Tx } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { tableResource } from './booking-target.ts';
import { withEmptyFirst } from './seated-tables.ts';
import { choicesOf, namedTables } from './staff-day.ts';

const MINUTE = 60_000;

interface MoveTarget {
  /** Epoch ms. */
  readonly startAt: number;
  /** By name; `undefined`: the own ones, else any that fit. */
  readonly tables?: readonly string[] | undefined;
  /** The resources to choose from; `undefined`: those that staff may use. */
  readonly wanted?: WantedResources | undefined;
}

/**
 * taken: another booking has the resources · out_of_season: the day cannot be booked · illegal: the status does not allow it
 */
export type MoveRefusal = 'illegal' | 'taken' | 'out_of_season' | 'no_table';

/**
 * A movable booking at another time or at other tables, with its cells; the caller saves it. The length of stay follows the
 * number of people. Must run in the transaction that saves the booking, with the place locked.
 */
export async function moved(
  tx: Tx,
  place: PublishedPlace,
  booking: Booking,
  { to, now }: { readonly to: MoveTarget; readonly now: number },
): Promise<Result<Booking, MoveRefusal>> {
  if (!isMovable(booking.status)) return fail('illegal');
  const { startAt, tables } = to;
  const day = dayAt(startAt, place.document.place.timeZone);
  const wanted = to.wanted ?? choicesOf(place, booking, day);
  if (!isInSeason(day, wanted.season)) return fail('out_of_season');
  const halls = place.document.bookings?.tables?.halls ?? [];
  const named = tables ? namedTables(place, booking, { day, tables }) : ok(wanted.choices);
  if (!named.ok) return named;
  const choices = named.value;
  const cells = cellsOf(startAt, wanted.minutes + wanted.turn);
  const span = { first: cells[0] ?? 0, end: (cells.at(-1) ?? 0) + 1 };
  // Every hall with enough room is out of season.
  if (choices.length === 0 && halls.some((hall) => !isInSeason(day, hall.season))) return fail('out_of_season');
  const taken = await readTaken(
    tx.db,
    place.id,
    { resources: [...new Set(choices.flat())], ...span },
    { now, but: booking.id },
  );
  const sorted = await withEmptyFirst(tx.db, place.id, { ...wanted, choices }, { startAt, now });
  const resources = freeChoice(sorted, taken, startAt);
  if (!resources) return fail('taken');
  await freeCells(tx, place.id, booking.id);
  if (!(await takeCells(tx, place.id, { bookingId: booking.id, resources, cells, now })))
    throw new Error(`The quarters of booking ${booking.id} were free and are taken`);
  const hall = halls.find((one) => one.tables.some(({ name }) => resources.includes(tableResource(name))));
  const thing =
    booking.thing.kind === 'table' && hall ? { ...booking.thing, hall: hall.key, name: hall.name.text } : booking.thing;
  const endAt = startAt + wanted.minutes * MINUTE;
  const busyUntil = endAt + wanted.turn * MINUTE;
  // Guests who are late for this time stay late at another table.
  const late = startAt === booking.startAt ? {} : { isLate: false, lateMinutes: undefined };
  return ok({ ...booking, thing, resources, startAt, endAt, busyUntil, ...late });
}
