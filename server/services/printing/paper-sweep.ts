// Deletes old papers, because they contain names and addresses of guests.
import { listPlaces } from '../../store/place/places.ts';
import { sweepPrintJobs } from '../../store/printing/sweep-print-jobs.ts';
import type { Services } from '../services.ts';

/** Age up to which a paper can be reprinted and its state is shown, ms. */
export const PAPER_KEPT_MS = 7 * 24 * 3_600_000;

/** Deletes older papers; returns their number. */
export async function sweepPapers({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<number> {
  const before = clock() - PAPER_KEPT_MS;
  let count = 0;
  for (const { id } of await listPlaces(store)) count += await store.write(id, (tx) => sweepPrintJobs(tx, id, before));
  return count;
}
