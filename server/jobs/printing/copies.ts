// The copy mark of a paper. Its text comes from the ledger of papers, not from the requesting person.
import { type PrintJob, printJobFamily, printJobsOfOrder } from '../../store/printing/print-jobs.ts';
import type { Store } from '../../store/store.ts';
import type { CopyMark } from './paper-content.ts';

/** Outcome of a paper, as its copy states it. */
const firstOf = ({ state }: PrintJob): CopyMark['first'] =>
  state === 'printed' ? 'printed' : state === 'unknown' || state === 'sending' ? 'unknown' : 'not';

/** Mark of a copy; `undefined` when the job is an original. */
export const copyMarkOf = async (db: Store['read'], job: PrintJob): Promise<CopyMark | undefined> => {
  if (job.copyOf === undefined) return undefined;
  const family = await printJobFamily(db, job);
  // A copy may be at another printer than the original.
  const others = job.orderId === undefined ? [] : await printJobsOfOrder(db, job.placeId, job.orderId);
  const original = [...family, ...others].find(({ id }) => id === job.copyOf);
  const earlier = family.filter(({ copyOf, seq }) => copyOf === job.copyOf && seq < job.seq);
  // Prefers the best outcome of all earlier papers: one printed paper exists, whatever happened to the others.
  const before = [...(original ? [original] : []), ...earlier];
  const surest =
    before.find((one) => firstOf(one) === 'printed') ?? before.find((one) => firstOf(one) === 'unknown') ?? original;
  return {
    nth: earlier.length + 1,
    first: surest ? firstOf(surest) : 'none',
    firstAt: surest?.endedAt ?? surest?.at ?? job.at,
  };
};
