// Bookings of a table on its views: the awaited one, and the one whose guests sit there.
import { awaitedAt, seatedAt, type TableBooking } from '#domain/booking/table-booking.ts';
import type { Board, StaffTable } from '#domain/service/board.ts';
import type { BookedView, TableTileView } from './tables-view.ts';

const viewOf = (booking: TableBooking | undefined): BookedView | undefined =>
  booking && {
    ...{ startAt: booking.startAt, people: booking.people, name: booking.name },
    ...(booking.comment && { comment: booking.comment }),
  };

export const bookedAt = ({ bookings }: Board, table: string, now: number): BookedView | undefined =>
  viewOf(awaitedAt(bookings, table, now));

const ofTheSitting = ({ bookings }: Board, { name, sitting }: StaffTable): TableBooking | undefined =>
  sitting && seatedAt(bookings, name, sitting.openedAt);

/** Booking of a party that has joined the table's: its own sitting, opened as it arrived, is at no table any more. */
const ofAJoinedParty = ({ bookings = [], tables }: Board, { sitting }: StaffTable): TableBooking | undefined => {
  const { joined = [] } = sitting ?? {};
  const openings = new Set(tables.map((table) => table.sitting?.openedAt));
  return bookings.find(
    ({ hereAt, tables: own }) =>
      hereAt !== undefined && !openings.has(hereAt) && own.some((name) => joined.includes(name)),
  );
};

/** The booking of the guests who sit at a table, or have joined them; `undefined`: none is known. */
export const seatedBooking = (board: Board, table: StaffTable): BookedView | undefined =>
  viewOf(ofTheSitting(board, table) ?? ofAJoinedParty(board, table));

export const guestsAt = (board: Board, table: StaffTable): TableTileView['guests'] => {
  // A joined party's number would leave out the others at the table.
  const people = ofTheSitting(board, table)?.people;
  if (people !== undefined) return { count: people, from: 'booking' };
  const phones = table.sitting?.phones;
  return phones === undefined ? undefined : { count: phones, from: 'phones' };
};
