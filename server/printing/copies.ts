// A copy says that it is one. What it says comes from the ledger of papers, never from whoever asks for it.
import { addPrintJob, type PrintJob, printJobsOfOrder } from '../store/printing/print-jobs.ts';
import type { Store, Tx } from '../store/store.ts';
import type { CopyMark } from './paper-content.ts';

/** What became of a paper so far, as its copy says it. */
const firstOf = ({ state }: PrintJob): CopyMark['first'] =>
  state === 'printed' ? 'printed' : state === 'unknown' || state === 'sending' ? 'unknown' : 'not';

/** The mark over a copy; undefined where the job is no copy. */
export const copyMarkOf = async (db: Store['read'], job: PrintJob): Promise<CopyMark | undefined> => {
  if (job.copyOf === undefined) return undefined;
  const family = await familyOf(db, job);
  const original = family.find(({ id }) => id === job.copyOf);
  const earlier = family.filter(({ copyOf, seq }) => copyOf === job.copyOf && seq < job.seq);
  // The surest of all that came before: one that was printed is on paper, whatever became of the others.
  const before = [...(original ? [original] : []), ...earlier];
  const surest =
    before.find((one) => firstOf(one) === 'printed') ?? before.find((one) => firstOf(one) === 'unknown') ?? original;
  return {
    nth: earlier.length + 1,
    first: surest ? firstOf(surest) : 'unknown',
    firstAt: surest?.endedAt ?? surest?.at ?? job.at,
  };
};

const familyOf = async (db: Store['read'], job: PrintJob): Promise<PrintJob[]> => {
  const all = job.orderId === undefined ? [] : await printJobsOfOrder(db, job.placeId, job.orderId);
  return all.filter(({ printer }) => printer === job.printer);
};

/** Queues a copy of a paper that has come to an end, or waits for a person. The place must be locked. */
export const addCopy = async (tx: Tx, job: PrintJob, now: number): Promise<boolean> => {
  const origin = job.copyOf ?? job.id;
  const copies = (await familyOf(tx.db, job)).filter(({ copyOf }) => copyOf === origin).length;
  const { placeId, printer, kind, orderId, station, content } = job;
  const id = `${origin}/copy-${copies + 1}`;
  const added = await addPrintJob(tx, {
    ...{ placeId, id, printer, kind, orderId, station, content },
    copyOf: origin,
    at: now,
  });
  await tx.changed(placeId);
  return added;
};
