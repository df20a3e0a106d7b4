// Tables of a hall at a time, for staff who choose one: the free ones first, the others with the booking that has them.
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
}

const MINUTE = 60_000;

/** `minutes`: how long the table is needed, with the minutes for clearing. The order within free and taken ones stays. */
export const tablesAt = (
  tables: readonly { readonly name: string; readonly seats: number }[],
  taken: readonly TableTaken[],
  { startAt, minutes }: { readonly startAt: number; readonly minutes: number },
): readonly TableAt[] => {
  const cells = new Set(cellsOf(startAt, minutes));
  const found = tables.map(({ name, seats }): TableAt => {
    const other = taken.find(
      (one) =>
        one.table === name && cellsOf(one.startAt, (one.until - one.startAt) / MINUTE).some((cell) => cells.has(cell)),
    );
    return { name, seats, ...(other && { taken: other }) };
  });
  return [...found.filter((one) => !one.taken), ...found.filter((one) => one.taken)];
};
