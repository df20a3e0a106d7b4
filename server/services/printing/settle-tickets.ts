// Settles the open tickets of a cancelled order, so that staff are not asked about them.
import { OPEN_PAPER_STATES } from '#domain/service/paper.ts';
import { appendJournal } from '../../store/journal.ts';
import { findOrder } from '../../store/order/orders.ts';
import { type PrintJob, printJobsOfOrder, settlePrintJob } from '../../store/printing/print-jobs.ts';
import { findRecord } from '../../store/service/order-facts.ts';
import type { Tx } from '../../store/store.ts';

/** Settles an order's unknown tickets and copies in the name of the person who rejected it. */
export const settleTickets = async (
  tx: Tx,
  { placeId, orderId }: { readonly placeId: number; readonly orderId: string },
  { by, at }: { readonly by: string; readonly at: number },
): Promise<void> => {
  for (const job of await printJobsOfOrder(tx.db, placeId, orderId)) {
    const isOpen = OPEN_PAPER_STATES.some((state) => state === job.state) && job.settled === undefined;
    if (job.kind !== 'ticket' || !isOpen) continue;
    await settlePrintJob(tx, job, { by, at });
    const payload = { printer: job.printer, job: job.id, answer: 'drop', by } as const;
    await appendJournal(tx, { placeId, at, orderId, type: 'printer.settled', payload });
  }
};

/** Settles a ticket that becomes unknown after its order was rejected: the void behind it leaves nothing to decide. */
export const settleIfRefused = async (
  tx: Tx,
  { placeId, orderId }: Pick<PrintJob, 'placeId' | 'orderId'>,
  now: number,
): Promise<void> => {
  if (orderId === undefined || (await findOrder(tx.db, placeId, orderId))?.status !== 'rejected') return;
  const { moved } = await findRecord(tx.db, placeId, orderId);
  await settleTickets(tx, { placeId, orderId }, { by: moved?.by ?? '', at: now });
};
