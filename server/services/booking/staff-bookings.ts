// Bookings for staff: the day's list, and each booking's changes from request to seating.
import { type Booking, hasBegun, isMovable, isOccupying, mayStaffMake } from '#domain/booking/booking.ts';
import { cellsOf } from '#domain/booking/cells.ts';
import { dayAt, freeChoice } from '#domain/booking/free-hours.ts';
import { isInSeason } from '#domain/booking/season.ts';
import { takesOrderType } from '#domain/order/order-type.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { freeCells, readTaken, takeCells } from '../../store/booking/booking-cells.ts';
import { findBooking, saveBooking } from '../../store/booking/bookings-rows.ts';
import { findTableNamed } from '../../store/place/venue-tables.ts';
import { findOpenSitting, openSitting } from '../../store/session/sittings.ts';
import type { Tx } from '../../store/store.ts';
import { shutDeposit } from '../payment/shut-deposit.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { tableOfResource, tableResource } from './booking-target.ts';
import { refundDeposit } from './deposit.ts';
import { withEmptyFirst } from './seated-tables.ts';
import { choicesOf } from './staff-day.ts';
import { tellBooking } from './tell-booking.ts';

// Guests of a reservation have arrived: opens the sitting of their first table, as a scan would.
/** table_taken: another party still sits at the table. */
async function seatParty(
  tx: Tx,
  place: PublishedPlace,
  { resources }: Booking,
  now: number,
): Promise<Result<undefined, 'table_taken' | 'no_table'>> {
  const [first] = resources;
  const table = first === undefined ? undefined : await findTableNamed(tx.db, place.id, tableOfResource(first));
  if (!table) return fail('no_table');
  const open = await findOpenSitting(tx.db, place.id, table.name);
  // A tablet on the table has already opened the sitting for the next party.
  if (open?.isDevices) return ok(undefined);
  if (open) return fail('table_taken');
  const orderType = takesOrderType(place.document.place, table.orderType) ? table.orderType : 'spot_browse';
  await openSitting(tx, { placeId: place.id, table: table.name, orderType, room: table.room ?? null }, now);
  return ok(undefined);
}

const MINUTE = 60_000;

/** late: the guests said that they come later · move: to another time or other tables; without tables, any that fit */
export type StaffAction =
  | { readonly kind: 'confirm' | 'decline' | 'arrive' | 'late' | 'no_show' | 'cancel' }
  | { readonly kind: 'move'; readonly startAt: number; readonly tables?: readonly string[] | undefined };

/**
 * taken: another booking has the resources · out_of_season: the day cannot be booked · table_taken: another party sits
 * at the table · illegal: the status does not allow it · not_begun: too early for a no-show
 */
export type StaffBookingRefusal =
  | 'unknown'
  | 'illegal'
  | 'taken'
  | 'out_of_season'
  | 'table_taken'
  | 'no_table'
  | 'not_begun';

const STATUS_OF = {
  confirm: 'confirmed',
  decline: 'declined',
  arrive: 'arrived',
  no_show: 'no_show',
  cancel: 'cancelled',
} as const;

async function moved(
  tx: Tx,
  place: PublishedPlace,
  booking: Booking,
  { action, now }: { readonly action: Extract<StaffAction, { kind: 'move' }>; readonly now: number },
): Promise<Result<Booking, StaffBookingRefusal>> {
  if (!isMovable(booking.status)) return fail('illegal');
  const { startAt, tables } = action;
  const day = dayAt(startAt, place.document.place.timeZone);
  const wanted = choicesOf(place, booking, day);
  if (!isInSeason(day, wanted.season)) return fail('out_of_season');
  const halls = place.document.bookings?.tables?.halls ?? [];
  const known = halls.flatMap((hall) => hall.tables.map(({ name }) => name));
  const shut = halls.filter((hall) => !isInSeason(day, hall.season));
  if (tables && (booking.thing.kind !== 'table' || tables.length === 0 || tables.some((one) => !known.includes(one))))
    return fail('no_table');
  if (tables?.some((one) => shut.some((hall) => hall.tables.some(({ name }) => name === one))))
    return fail('out_of_season');
  const choices = tables ? [tables.map(tableResource)] : wanted.choices;
  const cells = cellsOf(startAt, wanted.minutes + wanted.turn);
  const span = { first: cells[0] ?? 0, end: (cells.at(-1) ?? 0) + 1 };
  // Every hall with enough room is out of season.
  if (choices.length === 0 && shut.length > 0) return fail('out_of_season');
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
  return ok({ ...booking, thing, resources, startAt, endAt, busyUntil: endAt + wanted.turn * MINUTE, isLate: false });
}

async function changed(
  tx: Tx,
  place: PublishedPlace,
  booking: Booking,
  { action, now }: { readonly action: StaffAction; readonly now: number },
): Promise<Result<Booking, StaffBookingRefusal>> {
  if (action.kind === 'move') return moved(tx, place, booking, { action, now });
  if (action.kind === 'late') {
    return isMovable(booking.status) ? ok({ ...booking, isLate: true }) : fail('illegal');
  }
  const status = STATUS_OF[action.kind];
  if (!mayStaffMake(booking.status, status)) return fail('illegal');
  if (action.kind === 'no_show' && !hasBegun(booking.startAt, now)) return fail('not_begun');
  if (action.kind === 'arrive' && booking.thing.kind === 'table') {
    const seated = await seatParty(tx, place, booking, now);
    if (!seated.ok) return seated;
  }
  return ok({ ...booking, status });
}

/** The venue ends the booking, so the deposit is refunded. A no-show loses it. */
const isTakenBack = (action: StaffAction): action is StaffAction & { readonly kind: 'cancel' | 'decline' } =>
  action.kind === 'cancel' || action.kind === 'decline';

/** Makes the change completely or not at all. The guest gets a mail for every action except “late” and “arrive”. */
export const changeBooking = async (
  services: Services,
  place: PublishedPlace,
  { id, action, by }: { readonly id: string; readonly action: StaffAction; readonly by: string },
): Promise<Result<Booking, StaffBookingRefusal>> => {
  const { store, clock, sendsMail = false } = services;
  const before = isTakenBack(action) ? (await findBooking(store.read, place.id, id))?.booking : undefined;
  // Closes the bank's page only when the action is allowed.
  if (before && isTakenBack(action) && mayStaffMake(before.status, STATUS_OF[action.kind]))
    await shutDeposit(services, place, id);
  return store.write(place.id, async (tx): Promise<Result<Booking, StaffBookingRefusal>> => {
    const now = clock();
    const found = (await findBooking(tx.db, place.id, id))?.booking;
    if (!found) return fail('unknown');
    const done = await changed(tx, place, found, { action, now });
    if (!done.ok) return done;
    const { deposit, ...rest } = done.value;
    const booking: Booking = {
      ...{ ...rest, sequence: found.sequence + 1, changedAt: now },
      deposit: deposit && { ...deposit, heldUntil: undefined },
    };
    if (!isOccupying(booking.status)) await freeCells(tx, place.id, id);
    if (isTakenBack(action)) await refundDeposit(tx, place.id, id, { by, at: now });
    await saveBooking(tx, place.id, booking);
    const mails = sendsMail && action.kind !== 'late' && action.kind !== 'arrive' && action.kind !== 'no_show';
    await tellBooking(tx, place.id, { booking, by, mails });
    return ok({ ...booking, resources: booking.resources.map(tableOfResource) });
  });
};
