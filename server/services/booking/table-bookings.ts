// Bookings of tables for the staff's board.
import type { TableBooking } from '#domain/booking/table-booking.ts';
import { bookingsBetween } from '../../store/booking/bookings-rows.ts';
import type { Store } from '../../store/store.ts';
import { tableOfResource } from './booking-target.ts';

const HOUR = 3_600_000;
/** The board stays on a device that is offline for an evening, so it includes bookings that are not announced yet. */
const AHEAD_MS = 12 * HOUR;
/** Longer than a party is awaited. */
const BEFORE_MS = 6 * HOUR;
/** Longer than a party sits. */
const SEATED_MS = 24 * HOUR;

/** Confirmed bookings of tables, and those whose guests are here, by time. */
export const tableBookings = async (db: Store['read'], placeId: number, now: number): Promise<TableBooking[]> => {
  const found = await bookingsBetween(db, placeId, now - SEATED_MS, now + AHEAD_MS);
  return found.flatMap(({ id, status, thing, resources, startAt, endAt, people, person, changedAt }) =>
    thing.kind === 'table' && (status === 'arrived' || (status === 'confirmed' && startAt >= now - BEFORE_MS))
      ? {
          ...{ id, tables: resources.map(tableOfResource), startAt, endAt, people, name: person.name },
          ...(person.comment !== '' && { comment: person.comment }),
          ...(status === 'arrived' && { hereAt: changedAt }),
        }
      : [],
  );
};
