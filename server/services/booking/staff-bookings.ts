// Bookings for staff: the day's list, and each booking's changes from request to seating.
import { type Booking, hasBegun, isMovable, isOccupying, mayStaffMake } from '#domain/booking/booking.ts';
import { takesOrderType } from '#domain/order/order-type.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { freeCells } from '../../store/booking/booking-cells.ts';
import { findBooking, saveBooking } from '../../store/booking/bookings-rows.ts';
import { findTableNamed } from '../../store/place/venue-tables.ts';
import { findOpenSitting, openSitting } from '../../store/session/sittings.ts';
import type { Tx } from '../../store/store.ts';
import { shutDeposit } from '../payment/shut-deposit.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { tableOfResource } from './booking-target.ts';
import { refundDeposit } from './deposit.ts';
import { type MoveRefusal, moved } from './moved-booking.ts';
import { mailsBookings, tellBooking } from './tell-booking.ts';

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

/** late: the guests said that they come later, by `minutes` if they said it · move: to another time or other tables; without tables, any that fit */
export type StaffAction =
  | { readonly kind: 'confirm' | 'decline' | 'arrive' | 'no_show' | 'cancel' }
  | { readonly kind: 'late'; readonly minutes?: number | undefined }
  | { readonly kind: 'move'; readonly startAt: number; readonly tables?: readonly string[] | undefined };

/** table_taken: another party sits at the table · not_begun: too early for a no-show */
export type StaffBookingRefusal = MoveRefusal | 'unknown' | 'table_taken' | 'not_begun';

const STATUS_OF = {
  confirm: 'confirmed',
  decline: 'declined',
  arrive: 'arrived',
  no_show: 'no_show',
  cancel: 'cancelled',
} as const;

async function changed(
  tx: Tx,
  place: PublishedPlace,
  booking: Booking,
  { action, now }: { readonly action: StaffAction; readonly now: number },
): Promise<Result<Booking, StaffBookingRefusal>> {
  if (action.kind === 'move') return moved(tx, place, booking, { to: action, now });
  if (action.kind === 'late') {
    return isMovable(booking.status) ? ok({ ...booking, isLate: true, lateMinutes: action.minutes }) : fail('illegal');
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
  const { store, clock } = services;
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
    const mails =
      mailsBookings(services, place) && action.kind !== 'late' && action.kind !== 'arrive' && action.kind !== 'no_show';
    await tellBooking(tx, place.id, { booking, before: found, by, mails });
    return ok({ ...booking, resources: booking.resources.map(tableOfResource) });
  });
};
