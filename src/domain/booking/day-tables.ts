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
  readonly status?: string | undefined;
  /** ISO time of the last change of the status: for guests who are here, when they were seated. */
  readonly changed?: string | undefined;
}

export interface TableBar<B> {
  readonly booking: B;
  /** Epoch ms: from when the guests were seated, while they stay also beyond the booked end. */
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

/** The present of the shown day. */
interface Present {
  /** Epoch ms; `undefined`: another day is shown. */
  readonly now: number | undefined;
  /** Tables at which guests sit now; `undefined`: unknown. */
  readonly occupied?: ReadonlySet<string> | undefined;
}

/** When the guests have the table, epoch ms. An answer without an end counts as one hour. */
const stayOf = (
  { start, end, tables = [], status, changed = '' }: Timed,
  { now, occupied }: Present,
): { readonly startAt: number; readonly endAt: number } => {
  const startAt = Date.parse(start);
  const endAt = Date.parse(end) || startAt + HOUR;
  if (status !== 'arrived') return { startAt, endAt };
  const sitsHere = now !== undefined && tables.some((table) => occupied?.has(table));
  return { startAt: Date.parse(changed) || startAt, endAt: sitsHere ? Math.max(endAt, now) : endAt };
};

type Stay<B> = Omit<TableBar<B>, 'lane'>;

const rowOf = <B>(table: string | undefined, own: readonly Stay<B>[]): TableRow<B> => {
  const ends: number[] = [];
  const bars = own
    .toSorted((a, b) => a.startAt - b.startAt)
    .map((stay) => {
      const free = ends.findIndex((end) => end <= stay.startAt);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = stay.endAt;
      return { ...stay, lane };
    });
  return { table, bars, lanes: Math.max(1, ends.length) };
};

/** The overview of a day. `tables`: names of the place's tables in their order. `undefined`: a day without bookings. */
export function dayTables<B extends Timed>(
  bookings: readonly B[],
  tables: readonly string[],
  timeZone: string,
  present: Present,
): DayTables<B> | undefined {
  if (bookings.length === 0) return undefined;
  const { now } = present;
  const stays = bookings.map((booking) => ({ booking, ...stayOf(booking, present) }));
  const first = Math.min(...stays.map(({ startAt }) => startAt));
  const last = Math.max(...stays.map(({ endAt }) => endAt));
  const from = hourBefore(Math.min(first, now ?? first), timeZone);
  const end = Math.max(last, now ?? last);
  const isWhole = hourBefore(end, timeZone) === end;
  const to = Math.max(isWhole ? end : hourBefore(end, timeZone) + HOUR, from + LEAST_HOURS * HOUR);
  const names = [...new Set([...tables, ...bookings.flatMap((one) => one.tables ?? [])])];
  const without = stays.filter(({ booking }) => (booking.tables ?? []).length === 0);
  const rows = names.map((name) =>
    rowOf<B>(
      name,
      stays.filter(({ booking }) => booking.tables?.includes(name)),
    ),
  );
  return { from, to, rows: without.length > 0 ? [...rows, rowOf<B>(undefined, without)] : rows };
}
