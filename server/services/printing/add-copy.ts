// Prints a paper again, as a print job of its own that refers to the first one.
import { paperStandingAt } from '#contract/service/paper.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { appendJournal } from '../../store/journal.ts';
import { addPrintJob, type PrintJob, printJobFamily, settlePrintJob } from '../../store/printing/print-jobs.ts';
import { ordersNamed } from '../../store/service/board-orders.ts';
import { findRecord } from '../../store/service/order-facts.ts';
import type { Tx } from '../../store/store.ts';

/**
 * Content of a ticket's copy. An unknown ticket got no move slip, so its copy names the order's present table; a rejected
 * order has no ticket.
 */
const contentNow = async (
  tx: Tx,
  { placeId, orderId, kind, content }: PrintJob,
): Promise<Result<string, StaffRefusal>> => {
  if (kind !== 'ticket' || orderId === undefined) return ok(content);
  const [found] = await ordersNamed(tx.db, placeId, { orderIds: [orderId], sittingIds: [] });
  if (!found) return ok(content);
  const { status, table, room } = found.order;
  if (status === 'rejected') {
    const { moved } = await findRecord(tx.db, placeId, orderId);
    return fail({ code: 'moved_on', ...moved, status });
  }
  const now = paperStandingAt(JSON.parse(content), { table: table ?? null, room: room ?? null });
  return ok(now === undefined ? content : JSON.stringify(now));
};

/**
 * Queues a copy of a finished or unknown paper and settles the latter, or reports that its order is cancelled. `by`: the
 * person; empty: a server command. The place must be locked.
 */
export const addCopy = async (
  tx: Tx,
  job: PrintJob,
  by: string,
  now: number,
): Promise<Result<undefined, StaffRefusal>> => {
  const said = await contentNow(tx, job);
  if (!said.ok) return said;
  const origin = job.copyOf ?? job.id;
  const copies = (await printJobFamily(tx.db, job)).filter(({ copyOf }) => copyOf === origin).length;
  const { placeId, printer, kind, orderId, station } = job;
  const id = `${origin}/copy-${copies + 1}`;
  await addPrintJob(tx, {
    ...{ placeId, id, printer, kind, orderId, station, content: said.value },
    copyOf: origin,
    at: now,
  });
  await settlePrintJob(tx, job, { by, at: now });
  await appendJournal(tx, {
    ...{ placeId, at: now, type: 'printer.settled', payload: { printer, job: job.id, answer: 'copy', by } },
    ...(orderId !== undefined && { orderId }),
  });
  return ok(undefined);
};
