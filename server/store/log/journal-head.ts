import type { Store } from '../store.ts';

/** The number of a place's last journal row; 0 where it has none. */
export const journalHead = async (db: Store['read'], placeId: number): Promise<number> => {
  const row = await db.selectFrom('counters').select('seq').where('place_id', '=', placeId).executeTakeFirst();
  return row?.seq ?? 0;
};
