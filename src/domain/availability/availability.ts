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
