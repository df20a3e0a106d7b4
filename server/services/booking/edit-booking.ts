// Staff correct a booking: its person, the number of people and its tables.
import { type Booking, isMovable } from '#domain/booking/booking.ts';
import type { BookingFaults } from '#domain/booking/booking-verdict.ts';
import { type EditedBooking, isEdit, isEditable, isMailed, needsRoom } from '#domain/booking/edited-booking.ts';
import { enteredFaults } from '#domain/booking/entered-booking.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { findBooking, saveBooking } from '../../store/booking/bookings-rows.ts';
import { mailsGuests } from '../mails-guests.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { tableOfResource } from './booking-target.ts';
import { type MoveRefusal, moved } from './moved-booking.ts';
import { roomFor } from './room-for.ts';
import { tellBooking } from './tell-booking.ts';

export interface BookingEdit extends EditedBooking {
  readonly id: string;
  /** Number of changes of the booking that staff saw. */
  readonly sequence: number;
  /** Staff have read that the party is larger than its tables, or than the product allows. */
  readonly isOverCapacity: boolean;
  /** Name of the staff member. */
  readonly by: string;
}

/** edited: somebody else has changed the booking since · over_capacity: too few seats, and staff do not know it */
export type EditRefusal =
  | { readonly kind: MoveRefusal | 'unknown' | 'edited' | 'over_capacity' }
  | { readonly kind: 'faults'; readonly faults: BookingFaults };

/** Saves the edit completely or not at all. A repeated edit changes nothing, and is answered alike. */
export const editBooking = (
  services: Pick<Services, 'store' | 'clock' | 'sendsMail' | 'demoSlugs'>,
  place: PublishedPlace,
  { id, sequence, people, person, tables, isOverCapacity, by }: BookingEdit,
): Promise<Result<Booking, EditRefusal>> =>
  services.store.write(place.id, async (tx): Promise<Result<Booking, EditRefusal>> => {
    const now = services.clock();
    const found = (await findBooking(tx.db, place.id, id))?.booking;
    if (!found) return fail({ kind: 'unknown' });
    const isTable = found.thing.kind === 'table';
    const known = { ...found, tables: isTable ? found.resources.map(tableOfResource) : [] };
    const edited = { people, person, tables: isTable ? tables : undefined };
    const answer = (booking: Booking) => ok({ ...booking, resources: booking.resources.map(tableOfResource) });
    if (!isEdit(known, edited)) return answer(found);
    if (!isEditable(found, now)) return fail({ kind: 'illegal' });
    if (sequence !== found.sequence) return fail({ kind: 'edited' });
    const faults = enteredFaults({ ...person, people });
    if (Object.keys(faults).length > 0) return fail({ kind: 'faults', faults });
    const next: Booking = { ...found, people, person };
    const seatedAt = edited.tables ?? known.tables;
    const isRoomNeeded = needsRoom(known, edited);
    const room = isRoomNeeded ? roomFor(place, found, seatedAt) : undefined;
    if (room !== undefined && room < people && !isOverCapacity) return fail({ kind: 'over_capacity' });
    // Guests who sit already stay where they are; a product takes as long for any number of people.
    const isPlaced = isTable && isRoomNeeded && (isMovable(found.status) || seatedAt !== known.tables);
    const to = { startAt: found.startAt, tables: seatedAt };
    const done = isPlaced ? await moved(tx, place, next, { to, now }) : ok(next);
    if (!done.ok) return fail({ kind: done.error });
    const booking = { ...done.value, sequence: found.sequence + 1, changedAt: now };
    // The board reads the time of seating from the last change of a booking whose guests are here.
    const changedAt = found.status === 'arrived' ? found.changedAt : now;
    await saveBooking(tx, place.id, { ...booking, changedAt });
    const mails = mailsGuests(services, place) && isMailed(known, edited);
    await tellBooking(tx, place.id, { booking, before: found, by, mails });
    return answer(booking);
  });
