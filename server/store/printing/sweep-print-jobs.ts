// Old papers, with the names and addresses that stand on them.
import type { Tx } from '../store.ts';

/** Content of a paper that stays for its number alone. */
const EMPTIED = '{}';

/**
 * Takes away the papers of a place that were written down before a time; gives how many went or were emptied. The last one
 * stays without its words: numbers go on from it, and a printer that asks names a paper by its number.
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
    // Settled, and of no order: it is neither printed, nor copied, nor asked about.
    .set({ content: EMPTIED, order_id: null, state: 'printed' })
    .where('place_id', '=', placeId)
    .where('created_at', '<', before)
    .where('content', '<>', EMPTIED)
    .executeTakeFirst();
  return Number(gone.numDeletedRows) + Number(emptied.numUpdatedRows);
};
