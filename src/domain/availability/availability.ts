// Temporary availability. Its rows are laid over the published menu and expire by themselves.
import type { CategoryId, IngredientId, OffKey, ProductId, VariantId } from '../ids.ts';
import type { AvailabilityRow } from '../menu/menu.ts';

/** From this number of portions down, guests see how many are left. */
export const FEW_LEFT = 5;

export const sizeKey = (id: VariantId): OffKey => `size:${id}`;
export const categoryKey = (id: CategoryId): OffKey => `category:${id}`;
export const ingredientKey = (id: IngredientId): OffKey => `ingredient:${id}`;

/** The newest row of an item, by `seq`, is valid; a row is ignored after its `until`. */
const liveRows = (rows: Iterable<AvailabilityRow>, now: number): readonly AvailabilityRow[] => {
  const newest = new Map<OffKey, AvailabilityRow>();
  for (const row of rows) {
    const known = newest.get(row.productId);
    if (!known || row.seq > known.seq) newest.set(row.productId, row);
  }
  return [...newest.values()].filter(({ until }) => until === null || until > now);
};

/** Items that are off at `now` (epoch ms, the server's clock), and the portions of each counted, available dish. */
export const availabilityAt = (
  rows: Iterable<AvailabilityRow>,
  now: number,
): { readonly off: ReadonlySet<OffKey>; readonly left: ReadonlyMap<ProductId, number> } => {
  const off = new Set<OffKey>();
  const portions = new Map<ProductId, number>();
  for (const { productId, left } of liveRows(rows, now)) {
    if (left) portions.set(productId as ProductId, left);
    else off.add(productId);
  }
  return { off, left: portions };
};

/**
 * Merges a freshly fetched list. `before` and `now` are the device's rows at request and at answer: an event about a dish in
 * between wins, unless the list has a newer one. `seq` is the journal's number.
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
