// The booking whose guests sit at a table, and what its note says of an allergy.
import { saysAllergy } from '../diet/said-allergy.ts';
import type { SessionId } from '../ids.ts';
import { seatedAt, type TableBooking } from './table-booking.ts';

interface SeatedTable {
  readonly name: string;
  readonly sitting?: {
    readonly id: SessionId;
    readonly openedAt: number;
    readonly joined?: readonly string[] | undefined;
  };
}

/** Tables and bookings of a staff board. */
export interface SeatedBoard {
  readonly tables: readonly SeatedTable[];
  readonly bookings?: readonly TableBooking[] | undefined;
}

/** Booking of the party that opened the table's sitting; `undefined`: none is known. */
export const bookingOfSitting = ({ bookings }: SeatedBoard, { name, sitting }: SeatedTable): TableBooking | undefined =>
  sitting && seatedAt(bookings, name, sitting.openedAt);

/** Booking of a party that has joined the table's: its own sitting, opened as it arrived, is at no table any more. */
const ofAJoinedParty = ({ bookings = [], tables }: SeatedBoard, { sitting }: SeatedTable): TableBooking | undefined => {
  const { joined = [] } = sitting ?? {};
  const openings = new Set(tables.map((table) => table.sitting?.openedAt));
  return bookings.find(
    ({ hereAt, tables: own }) =>
      hereAt !== undefined && !openings.has(hereAt) && own.some((name) => joined.includes(name)),
  );
};

/** The booking of the guests who sit at a table, or have joined them; `undefined`: none is known. */
export const bookingOfGuests = (board: SeatedBoard, table: SeatedTable): TableBooking | undefined =>
  bookingOfSitting(board, table) ?? ofAJoinedParty(board, table);

/** Seated bookings whose notes speak of an allergy, without names: all that a kitchen may know of bookings. */
export const allergyBookings = (bookings: readonly TableBooking[]): TableBooking[] =>
  bookings.flatMap((booking) =>
    booking.hereAt !== undefined && saysAllergy(booking.comment) ? { ...booking, name: '' } : [],
  );

/** Note of the booking of a sitting's guests, if it speaks of an allergy. */
export const allergyOfSitting = (board: SeatedBoard, sitting: SessionId | undefined): string | undefined => {
  const table = sitting && board.tables.find((one) => one.sitting?.id === sitting);
  const note = table && bookingOfGuests(board, table)?.comment;
  return saysAllergy(note) ? note : undefined;
};
