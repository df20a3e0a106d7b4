// The tickets of an order that is off: nobody is asked about them any more.
import { OPEN_PAPER_STATES } from '#domain/service/paper.ts';
import { appendJournal } from '../../store/journal.ts';
import { findOrder } from '../../store/order/orders.ts';
import { type PrintJob, printJobsOfOrder, settlePrintJob } from '../../store/printing/print-jobs.ts';
import { findRecord } from '../../store/service/order-facts.ts';
import type { Tx } from '../../store/store.ts';

/** Settles an order's tickets and copies that a printer has left open, in the name of the person who has refused it. */
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

/** A printer may leave a ticket open after its order was refused: the void behind it says all, and there is nothing to decide. */
export const settleIfRefused = async (
  tx: Tx,
  { placeId, orderId }: Pick<PrintJob, 'placeId' | 'orderId'>,
  now: number,
): Promise<void> => {
  if (orderId === undefined || (await findOrder(tx.db, placeId, orderId))?.status !== 'rejected') return;
  const { moved } = await findRecord(tx.db, placeId, orderId);
  await settleTickets(tx, { placeId, orderId }, { by: moved?.by ?? '', at: now });
};
