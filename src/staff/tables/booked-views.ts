// Bookings of a table on its views: the awaited one, and the one whose guests sit there.
import { bookingOfGuests, bookingOfSitting } from '#domain/booking/seated-booking.ts';
import { awaitedAt, type TableBooking } from '#domain/booking/table-booking.ts';
import type { Board, StaffTable } from '#domain/service/board.ts';
import type { BookedView, TableTileView } from './tables-view.ts';

const viewOf = (booking: TableBooking | undefined): BookedView | undefined =>
  booking && {
    ...{ startAt: booking.startAt, people: booking.people, name: booking.name },
    ...(booking.comment && { comment: booking.comment }),
  };

export const bookedAt = ({ bookings }: Board, table: string, now: number): BookedView | undefined =>
  viewOf(awaitedAt(bookings, table, now));

/** The booking of the guests who sit at a table, or have joined them; `undefined`: none is known. */
export const seatedBooking = (board: Board, table: StaffTable): BookedView | undefined =>
  viewOf(bookingOfGuests(board, table));

export const guestsAt = (board: Board, table: StaffTable): TableTileView['guests'] => {
  // A joined party's number would leave out the others at the table.
  const people = bookingOfSitting(board, table)?.people;
  if (people !== undefined) return { count: people, from: 'booking' };
  const phones = table.sitting?.phones;
  return phones === undefined ? undefined : { count: phones, from: 'phones' };
};
