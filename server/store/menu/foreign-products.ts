import type { ProductId } from '#domain/ids.ts';
import type { Store } from '../store.ts';

/** Largest value of a 32-bit column; no id is larger. */
const LARGEST_ID = 0x7fffffff;

/** Ids that are products of another place. */
export const findForeignProducts = async (
  db: Store['read'],
  placeSlug: string,
  ids: readonly ProductId[],
): Promise<ReadonlySet<ProductId>> => {
  const asked = ids.filter((id) => id <= LARGEST_ID);
  if (asked.length === 0) return new Set();
  const rows = await db
    .selectFrom('menu_ids')
    .select('id')
    .where('kind', '=', 'product')
    .where('id', 'in', asked)
    .where('place', '<>', placeSlug)
    .execute();
  return new Set(rows.map(({ id }) => id as ProductId));
};
