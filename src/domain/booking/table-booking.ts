// Bookings as the tables' screens need them: who is expected at a table, and who of a booking sits there.

/** A confirmed booking of tables, or one whose guests are here. */
export interface TableBooking {
  readonly id: string;
  /** By name, the first of them is where the party is seated. */
  readonly tables: readonly string[];
  /** Epoch ms of the server's clock, like all times here. */
  readonly startAt: number;
  readonly endAt: number;
  readonly people: number;
  /** "": none given. */
  readonly name: string;
  /** Wishes of the guest or notes of the staff; absent: none, or an older server. */
  readonly comment?: string | undefined;
  /** When the guests of the booking were seated; absent: they are awaited. */
  readonly hereAt?: number | undefined;
}

/** How long before its begin a booking is shown at its table. */
export const ANNOUNCED_MS = 2 * 3_600_000;

const isOf = (table: string) => (booking: TableBooking) => booking.tables.includes(table);

/** The first awaited booking of a table within the next two hours, also an overdue one; undefined: none. */
export const awaitedAt = (
  bookings: readonly TableBooking[] = [],
  table: string,
  now: number,
): TableBooking | undefined =>
  bookings
    .filter(isOf(table))
    .filter(({ hereAt, startAt, endAt }) => hereAt === undefined && startAt - now <= ANNOUNCED_MS && now < endAt)
    .toSorted((one, other) => one.startAt - other.startAt)[0];

const MINUTE = 60_000;

/**
 * The booking whose guests sit at a table since `openedAt`; undefined: none is known. A sitting that began after the guests
 * were seated belongs to the next party. The sitting keeps its time when the guests move, and the server opens it at the
 * moment of their arrival: so they are known at a table that the booking does not name.
 */
export const seatedAt = (
  bookings: readonly TableBooking[] = [],
  table: string,
  openedAt: number,
): TableBooking | undefined =>
  bookings.find(({ hereAt }) => hereAt === openedAt) ??
  bookings
    .filter(isOf(table))
    .filter(({ hereAt }) => hereAt !== undefined && openedAt <= hereAt + MINUTE)
    .toSorted((one, other) => (other.hereAt ?? 0) - (one.hereAt ?? 0))[0];
