import type { Store } from '../store.ts';

/** Number of a place's last journal row; 0 when there is none. */
export const journalHead = async (db: Store['read'], placeId: number): Promise<number> => {
  const row = await db.selectFrom('counters').select('seq').where('place_id', '=', placeId).executeTakeFirst();
  return row?.seq ?? 0;
};
