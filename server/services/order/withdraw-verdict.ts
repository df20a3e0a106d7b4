// Whether a guest may withdraw an order, as the server has it now.
import type { PlacedOrder } from '#domain/order/order.ts';
import { judgeWithdraw } from '#domain/order/withdraw-order.ts';
import type { OrderCardPayment } from '#domain/payment/card-payment.ts';
import type { PaperState } from '#domain/service/paper.ts';
import { printJobsOfOrder } from '../../store/printing/print-jobs.ts';
import { isFolder, listPrinters } from '../../store/printing/printers-rows.ts';
import type { OrderRecord } from '../../store/service/order-facts.ts';
import { paidOf } from '../../store/service/payments-rows.ts';
import type { Store } from '../../store/store.ts';

/** States of a ticket that lies in the kitchen, or may lie there. */
const ON_PAPER: readonly PaperState[] = ['sending', 'printed', 'unknown'];

export const withdrawVerdict = async (
  db: Store['read'],
  order: PlacedOrder,
  { facts, reason }: OrderRecord,
  card: OrderCardPayment | undefined,
): Promise<ReturnType<typeof judgeWithdraw>> => {
  const { placeId, id } = order;
  const known = { reason, card, isPaid: false, isPrinted: false };
  const first = judgeWithdraw(order, facts, known);
  // Papers and payments are read only where they decide.
  if (first !== 'may') return first;
  const papers = (await printJobsOfOrder(db, placeId, id)).filter(
    ({ kind, state }) => kind === 'ticket' && ON_PAPER.includes(state),
  );
  // A picture in a folder is no paper in the kitchen.
  const folders = (papers.length > 0 ? await listPrinters(db, placeId) : []).filter(({ address }) => isFolder(address));
  const isPrinted = papers.some(({ printer }) => !folders.some(({ name }) => name === printer));
  // A room's bill is paid as a whole: after a payment nobody can say which of its orders was meant.
  const { sessionId } = order;
  const paid = sessionId ? await paidOf(db, placeId, [sessionId]) : await paidOf(db, placeId, [id], 'order_id');
  const isPaid = (paid.get(sessionId ?? id) ?? 0) > 0;
  return judgeWithdraw(order, facts, { ...known, isPrinted, isPaid });
};
