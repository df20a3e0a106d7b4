import type { PlaceId, ProductId } from '#domain/ids.ts';
import type { AvailabilityRow } from '#domain/menu/menu.ts';
import { keptQuery, type Slots } from './kept-query.ts';
import type { Store, Tx } from './store.ts';

const offQuery = keptQuery((db, { placeId }: Slots<{ placeId: number }>) =>
  db.selectFrom('availability').select(['product_id', 'until', 'seq']).where('place_id', '=', placeId),
);

/** The dishes that are switched off, those whose time has passed too. */
export const readAvailability = async (db: Store['read'], placeId: number): Promise<AvailabilityRow[]> => {
  const rows = await offQuery(db, { placeId });
  return rows.map((row) => ({
    placeId: placeId as PlaceId,
    productId: row.product_id as ProductId,
    until: row.until,
    seq: row.seq,
  }));
};

export const switchOff = async (tx: Tx, row: AvailabilityRow): Promise<void> => {
  await tx.db
    .insertInto('availability')
    .values({ place_id: row.placeId, product_id: row.productId, until: row.until, seq: row.seq })
    .onConflict((conflict) =>
      conflict.columns(['place_id', 'product_id']).doUpdateSet({ until: row.until, seq: row.seq }),
    )
    .execute();
};

export const switchOn = async (tx: Tx, placeId: number, productId: number): Promise<void> => {
  await tx.db.deleteFrom('availability').where('place_id', '=', placeId).where('product_id', '=', productId).execute();
};
