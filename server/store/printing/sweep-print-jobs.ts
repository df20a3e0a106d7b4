// Deletes old papers with the names and addresses on them.
import type { Tx } from '../store.ts';

/** Content of a row that is kept only for its number. */
const EMPTIED = '{}';

/**
 * Deletes a place's papers created before a time; returns the number deleted or emptied. The last row stays without
 * content, because numbers continue from this row and polling printers name papers by number.
 */
export const sweepPrintJobs = async (tx: Tx, placeId: number, before: number): Promise<number> => {
  const last = await tx.db
    .selectFrom('print_jobs')
    .select((query) => query.fn.max('seq').as('seq'))
    .where('place_id', '=', placeId)
    .executeTakeFirst();
  const old = tx.db.deleteFrom('print_jobs').where('place_id', '=', placeId).where('created_at', '<', before);
  const gone = await old.where('seq', '<', Number(last?.seq ?? 0)).executeTakeFirst();
  const emptied = await tx.db
    .updateTable('print_jobs')
    // Settled and without an order: neither printed, copied nor asked about.
    .set({ content: EMPTIED, order_id: null, state: 'printed' })
    .where('place_id', '=', placeId)
    .where('created_at', '<', before)
    .where('content', '<>', EMPTIED)
    .executeTakeFirst();
  return Number(gone.numDeletedRows) + Number(emptied.numUpdatedRows);
};
