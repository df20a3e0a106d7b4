// A day's bookings by table and time, for the staff's overview.
import { wallClockAt } from '../place/clock-zone.ts';

const HOUR = 3_600_000;
/** Hours that the overview shows at least, so that a bar has room for its name. */
const LEAST_HOURS = 6;

interface Timed {
  /** ISO times. */
  readonly start: string;
  readonly end: string;
  /** Names of its tables; absent or empty: it has none. */
  readonly tables?: readonly string[] | undefined;
}

export interface TableBar<B> {
  readonly booking: B;
  /** Epoch ms. */
  readonly startAt: number;
  readonly endAt: number;
  /** Line within its row, from 0: bookings that overlap stand below each other. */
  readonly lane: number;
}

export interface TableRow<B> {
  /** `undefined`: the bookings without a table. */
  readonly table: string | undefined;
  /** By time. */
  readonly bars: readonly TableBar<B>[];
  /** Number of lines, at least 1. */
  readonly lanes: number;
}

export interface DayTables<B> {
  /** First and last shown time, whole hours of the place's clock, epoch ms. */
  readonly from: number;
  readonly to: number;
  /** Every table of the place, also one without bookings; last the bookings without a table, if there are any. */
  readonly rows: readonly TableRow<B>[];
}

/** The whole hour of the place's clock at or before a time, epoch ms. */
const hourBefore = (at: number, timeZone: string): number => at - (wallClockAt(at, timeZone) % HOUR);

/** An answer without an end counts as one hour. */
const endOf = ({ start, end }: Timed): number => Date.parse(end) || Date.parse(start) + HOUR;

const rowOf = <B extends Timed>(table: string | undefined, own: readonly B[]): TableRow<B> => {
  const ends: number[] = [];
  const bars = own
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .map((booking) => {
      const [startAt, endAt] = [Date.parse(booking.start), endOf(booking)];
      const free = ends.findIndex((end) => end <= startAt);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = endAt;
      return { booking, startAt, endAt, lane };
    });
  return { table, bars, lanes: Math.max(1, ends.length) };
};

/**
 * The overview of a day. `tables`: names of the place's tables in their order; `now`: epoch ms, `undefined` on another day.
 * Returns `undefined` for a day without bookings.
 */
export function dayTables<B extends Timed>(
  bookings: readonly B[],
  tables: readonly string[],
  timeZone: string,
  now: number | undefined,
): DayTables<B> | undefined {
  if (bookings.length === 0) return undefined;
  const first = Math.min(...bookings.map(({ start }) => Date.parse(start)));
  const last = Math.max(...bookings.map(endOf));
  const from = hourBefore(Math.min(first, now ?? first), timeZone);
  const end = Math.max(last, now ?? last);
  const isWhole = hourBefore(end, timeZone) === end;
  const to = Math.max(isWhole ? end : hourBefore(end, timeZone) + HOUR, from + LEAST_HOURS * HOUR);
  const names = [...new Set([...tables, ...bookings.flatMap((one) => one.tables ?? [])])];
  const without = bookings.filter((one) => (one.tables ?? []).length === 0);
  const rows = names.map((name) =>
    rowOf<B>(
      name,
      bookings.filter((one) => one.tables?.includes(name)),
    ),
  );
  return { from, to, rows: without.length > 0 ? [...rows, rowOf<B>(undefined, without)] : rows };
}
