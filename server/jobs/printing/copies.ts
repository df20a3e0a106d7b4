// A copy says that it is one. Its words come from the ledger of papers, never from the person who asks for it.
import { type PrintJob, printJobFamily, printJobsOfOrder } from '../../store/printing/print-jobs.ts';
import type { Store } from '../../store/store.ts';
import type { CopyMark } from './paper-content.ts';

/** Outcome of a paper so far, as its copy says it. */
const firstOf = ({ state }: PrintJob): CopyMark['first'] =>
  state === 'printed' ? 'printed' : state === 'unknown' || state === 'sending' ? 'unknown' : 'not';

/** The mark over a copy; undefined where the job is no copy. */
export const copyMarkOf = async (db: Store['read'], job: PrintJob): Promise<CopyMark | undefined> => {
  if (job.copyOf === undefined) return undefined;
  const family = await printJobFamily(db, job);
  // A copy may be wanted at another printer than its first one was.
  const others = job.orderId === undefined ? [] : await printJobsOfOrder(db, job.placeId, job.orderId);
  const original = [...family, ...others].find(({ id }) => id === job.copyOf);
  const earlier = family.filter(({ copyOf, seq }) => copyOf === job.copyOf && seq < job.seq);
  // The surest of all that came before: one that was printed is on paper, whatever became of the others.
  const before = [...(original ? [original] : []), ...earlier];
  const surest =
    before.find((one) => firstOf(one) === 'printed') ?? before.find((one) => firstOf(one) === 'unknown') ?? original;
  return {
    nth: earlier.length + 1,
    first: surest ? firstOf(surest) : 'none',
    firstAt: surest?.endedAt ?? surest?.at ?? job.at,
  };
};
