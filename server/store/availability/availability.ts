import type { OffKey, PlaceId, ProductId } from '#domain/ids.ts';
import type { AvailabilityRow } from '#domain/menu/menu.ts';
import { keptQuery, type Slots } from '../kept-query.ts';
import type { Store, Tx } from '../store.ts';

type OfPlace = Slots<{ placeId: number }>;

const offQuery = keptQuery((db, { placeId }: OfPlace) =>
  db.selectFrom('availability').select(['product_id', 'until', 'seq', 'at']).where('place_id', '=', placeId),
);

const partsQuery = keptQuery((db, { placeId }: OfPlace) =>
  db.selectFrom('parts_off').select(['part', 'until', 'seq', 'at']).where('place_id', '=', placeId),
);

const countsQuery = keptQuery((db, { placeId }: OfPlace) =>
  db
    .selectFrom('portions')
    .select(['product_id', 'portions_left', 'until', 'seq', 'at'])
    .where('place_id', '=', placeId),
);

/**
 * Items of a place that are off or counted at `now`. A dish switched off by staff is off whatever its count, which applies
 * again afterwards.
 */
export const readAvailability = async (db: Store['read'], placeId: number, now: number): Promise<AvailabilityRow[]> => {
  const isLive = ({ until }: { readonly until: number | null }) => until === null || until > now;
  const of = (row: { until: number | null; seq: number; at: number | null }, productId: OffKey) => ({
    placeId: placeId as PlaceId,
    productId,
    until: row.until,
    seq: row.seq,
    ...(row.at !== null && { at: row.at }),
  });
  const dishes = (await offQuery(db, { placeId })).filter(isLive);
  const parts = (await partsQuery(db, { placeId })).filter(isLive);
  const counts = (await countsQuery(db, { placeId })).filter(isLive);
  return [
    ...dishes.map((row) => of(row, row.product_id as ProductId)),
    ...parts.map((row) => of(row, row.part as OffKey)),
    ...counts
      .filter((row) => !dishes.some((one) => one.product_id === row.product_id))
      .map((row) => ({ ...of(row, row.product_id as ProductId), left: row.portions_left })),
  ];
};

/** Switches a dish, a size or an ingredient off. */
export const switchOff = async (tx: Tx, row: AvailabilityRow): Promise<void> => {
  const { placeId, productId, until, seq, at } = row;
  if (typeof productId === 'number') {
    await tx.db
      .insertInto('availability')
      .values({ place_id: placeId, product_id: productId, until, seq, at: at ?? null })
      .onConflict((conflict) =>
        conflict.columns(['place_id', 'product_id']).doUpdateSet({ until, seq, at: at ?? null }),
      )
      .execute();
    return;
  }
  await tx.db
    .insertInto('parts_off')
    .values({ place_id: placeId, part: productId, until, seq, at: at ?? 0 })
    .onConflict((conflict) => conflict.columns(['place_id', 'part']).doUpdateSet({ until, seq, at: at ?? 0 }))
    .execute();
};

export const switchOn = async (tx: Tx, placeId: number, key: OffKey): Promise<void> => {
  if (typeof key === 'number')
    await tx.db.deleteFrom('availability').where('place_id', '=', placeId).where('product_id', '=', key).execute();
  else await tx.db.deleteFrom('parts_off').where('place_id', '=', placeId).where('part', '=', key).execute();
};
