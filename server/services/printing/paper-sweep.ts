// Papers say who ordered and where it is brought. What is long on paper, or nobody's matter any more, is taken away.
import { listPlaces } from '../../store/place/places.ts';
import { sweepPrintJobs } from '../../store/printing/sweep-print-jobs.ts';
import type { Services } from '../services.ts';

/** Time for which a paper can be printed once more, and its state is told, ms. */
export const PAPER_KEPT_MS = 7 * 24 * 3_600_000;

/** Takes away what was written down before that; gives how many papers went. */
export async function sweepPapers({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<number> {
  const before = clock() - PAPER_KEPT_MS;
  let count = 0;
  for (const { id } of await listPlaces(store)) count += await store.write(id, (tx) => sweepPrintJobs(tx, id, before));
  return count;
}
