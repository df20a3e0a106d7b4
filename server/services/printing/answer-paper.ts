// A person's decision on a paper whose printing is unknown. Settled once: a later person reads who was first.
import { fail, ok, type Result } from '#domain/result.ts';
import { mayAnswer } from '#domain/service/paper.ts';
import type { StaffCommand, StaffRefusal } from '#domain/service/staff-command.ts';
import { appendJournal } from '../../store/journal.ts';
import { findPrintJob, movePrintJob, settlePrintJob } from '../../store/printing/print-jobs.ts';
import { listPrinters } from '../../store/printing/printers-rows.ts';
import type { Tx } from '../../store/store.ts';
import type { PublishedPlaces } from '../place/published-places.ts';
import { type Saying, sayShown } from '../service/say-fact.ts';
import { addCopy } from './add-copy.ts';
import { showsStation } from './shows-station.ts';

type PaperCommand = Extract<StaffCommand, { kind: 'paper' }>;

/** Executes the decision, or returns who settled the paper differently and when. */
export const answerPaper = async (
  tx: Tx,
  places: PublishedPlaces,
  saying: Saying,
  { printer, job: id, answer }: PaperCommand,
): Promise<Result<unknown, StaffRefusal>> => {
  const { placeId, by, at } = saying;
  const job = await findPrintJob(tx.db, { placeId, printer, id });
  if (!job) return fail({ code: 'unknown_paper' });
  // The printer has printed it since, as the person wanted.
  if (job.state === 'printed' && answer !== 'copy') return ok(undefined);
  if (answer === 'again') {
    await movePrintJob(tx, job, ['failed'], { state: 'failed', reason: job.reason, retryAt: 0 });
    await tx.changed(placeId);
    return ok(undefined);
  }
  if (job.settled) return fail({ code: 'done_already', ...job.settled });
  if (job.state === 'printed') return fail({ code: 'done_already', at: job.endedAt ?? job.at });
  if (!mayAnswer(job.state, answer)) return fail({ code: 'invalid_command' });
  const { orderId } = job;
  if (answer === 'copy') return addCopy(tx, job, by, at);
  await settlePrintJob(tx, job, { by, at });
  if (answer === 'printed') {
    await movePrintJob(tx, job, ['unknown'], { state: 'printed', proof: 'person', endedAt: at });
    // A person with the ticket in hand has seen its order.
    const own = (await listPrinters(tx.db, placeId)).find(({ name }) => name === printer);
    if (own && showsStation(own, job) && orderId !== undefined) {
      await sayShown(tx, places, saying, orderId, { by: 'printer', station: job.station });
    }
  }
  await appendJournal(tx, {
    ...{ placeId, at, type: 'printer.settled', payload: { printer, job: id, answer, by } },
    ...(orderId !== undefined && { orderId }),
  });
  return ok(undefined);
};
