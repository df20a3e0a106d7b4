// Dishes that are off for now. Rows are laid over the published menu and end by themselves.
import type { ProductId } from '../ids.ts';
import type { AvailabilityRow } from '../menu/menu.ts';

/** A product's word is its newest one, by `seq`; a row whose `until` has passed says that it is to be had again. */
const newestRows = (rows: Iterable<AvailabilityRow>): Iterable<AvailabilityRow> => {
  const newest = new Map<ProductId, AvailabilityRow>();
  for (const row of rows) {
    const known = newest.get(row.productId);
    if (!known || row.seq > known.seq) newest.set(row.productId, row);
  }
  return newest.values();
};

/** The dishes that are off at `now` (epoch ms, the server's clock). */
export const offProducts = (rows: Iterable<AvailabilityRow>, now: number): ReadonlySet<ProductId> => {
  const off = new Set<ProductId>();
  for (const { productId, until } of newestRows(rows)) if (until === null || until > now) off.add(productId);
  return off;
};

/**
 * The rows after a list of them has come. `before` and `now` are the device's when the list was asked for and when it came:
 * what was heard of a dish in between stands, unless the list has a newer word about it. `seq` is the journal's number.
 */
export function landAvailability(
  listed: readonly AvailabilityRow[],
  before: readonly AvailabilityRow[],
  now: readonly AvailabilityRow[],
): readonly AvailabilityRow[] {
  const isIn = (rows: readonly AvailabilityRow[], one: AvailabilityRow, atLeast: number) =>
    rows.some(({ productId, seq }) => productId === one.productId && seq >= atLeast);
  const missing = (rows: readonly AvailabilityRow[], from: readonly AvailabilityRow[]) =>
    rows.filter((row) => !from.some(({ productId, seq }) => productId === row.productId && seq === row.seq));
  const heard = missing(now, before);
  const changed = [...heard, ...missing(before, now)];
  return [
    ...listed.filter((row) => !isIn(changed, row, row.seq)),
    ...heard.filter((row) => !isIn(listed, row, row.seq + 1)),
  ];
}
