// Tables of a hall at a time, for staff who choose one: the free ones first, then those at which guests sit now, last
// the booked ones with their booking.
import { cellsOf } from './cells.ts';

/** A booking that has a table. Times are epoch ms. */
export interface TableTaken {
  readonly table: string;
  readonly startAt: number;
  /** End of the booking, with the minutes for clearing. */
  readonly until: number;
  /** "": none given. */
  readonly name: string;
}

export interface TableAt {
  readonly name: string;
  readonly seats: number;
  /** Absent: the table is free. */
  readonly taken?: TableTaken;
  /** Bookings of the day, by time, while no time is chosen; absent: none. */
  readonly booked?: readonly TableTaken[];
  /** True: nobody has booked the table, but guests sit there now. */
  readonly seated?: true;
}

const MINUTE = 60_000;

/** Tables without a chosen time, each with its bookings that begin within a day. Epoch ms. */
export const tablesOfDay = (
  tables: readonly { readonly name: string; readonly seats: number }[],
  taken: readonly TableTaken[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly TableAt[] =>
  tables.map(({ name, seats }) => {
    const booked = taken.filter(({ table, startAt }) => table === name && from <= startAt && startAt < to);
    return { name, seats, ...(booked.length > 0 && { booked }) };
  });

/** True when nobody has booked the table, and nobody sits there. */
export const isFree = ({ taken, seated }: TableAt): boolean => !taken && !seated;

/**
 * `minutes`: how long the table is needed, with the minutes for clearing. `seated`: names of tables at which guests sit who
 * may still be there then. The order within each group stays.
 */
export const tablesAt = (
  tables: readonly { readonly name: string; readonly seats: number }[],
  taken: readonly TableTaken[],
  {
    startAt,
    minutes,
    seated,
  }: { readonly startAt: number; readonly minutes: number; readonly seated?: ReadonlySet<string> | undefined },
): readonly TableAt[] => {
  const cells = new Set(cellsOf(startAt, minutes));
  const found = tables.map(({ name, seats }): TableAt => {
    const other = taken.find(
      (one) =>
        one.table === name && cellsOf(one.startAt, (one.until - one.startAt) / MINUTE).some((cell) => cells.has(cell)),
    );
    return { name, seats, ...(other ? { taken: other } : seated?.has(name) && { seated: true }) };
  });
  return [...found.filter(isFree), ...found.filter((one) => one.seated), ...found.filter((one) => one.taken)];
};
