// A paper once more: a job of its own, which names the one that it repeats.
import { appendJournal } from '../../store/journal.ts';
import { addPrintJob, type PrintJob, printJobFamily, settlePrintJob } from '../../store/printing/print-jobs.ts';
import type { Tx } from '../../store/store.ts';

/**
 * Queues a copy of a paper that has come to an end, or waits for a person, and settles that one. `by`: who asks for it;
 * empty: a command on the server. The place must be locked.
 */
export const addCopy = async (tx: Tx, job: PrintJob, by: string, now: number): Promise<boolean> => {
  const origin = job.copyOf ?? job.id;
  const copies = (await printJobFamily(tx.db, job)).filter(({ copyOf }) => copyOf === origin).length;
  const { placeId, printer, kind, orderId, station, content } = job;
  const id = `${origin}/copy-${copies + 1}`;
  const added = await addPrintJob(tx, {
    ...{ placeId, id, printer, kind, orderId, station, content },
    copyOf: origin,
    at: now,
  });
  await settlePrintJob(tx, job, { by, at: now });
  await appendJournal(tx, {
    ...{ placeId, at: now, type: 'printer.settled', payload: { printer, job: job.id, answer: 'copy', by } },
    ...(orderId !== undefined && { orderId }),
  });
  return added;
};
