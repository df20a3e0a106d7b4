import type { JournalRow } from '../journal.ts';
import { parseJournalRow } from '../journal.ts';
import type { Store } from '../store.ts';

/** All journal rows of an order, oldest first. */
export const journalOfOrder = async (db: Store['read'], placeId: number, orderId: string): Promise<JournalRow[]> => {
  const rows = await db
    .selectFrom('journal')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('order_id', '=', orderId)
    .orderBy('seq')
    .execute();
  return rows.map(parseJournalRow);
};
