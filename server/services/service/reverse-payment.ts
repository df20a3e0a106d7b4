// A payment that was noted wrongly, taken back by a row beside it. What was ended by it stays ended: its money is owed again.
import type { ReversalReason } from '#domain/bill/payment.ts';
import type { CommandId } from '#domain/ids.ts';
import { ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { appendJournal } from '../../store/journal.ts';
import { findOrder } from '../../store/orders.ts';
import { addReversal, currencyOf, findPayment } from '../../store/service/payments.ts';
import type { Tx } from '../../store/store.ts';
import { ownBillOf } from './own-bill.ts';
import type { Saying } from './say-fact.ts';
import { billOf } from './table-bill.ts';

/** Takes it back, once: who comes second hears who was first. */
export const reversePayment = async (
  tx: Tx,
  { placeId, by, at, approvedBy }: Saying,
  { id, paymentId, reason }: { readonly id: string; readonly paymentId: CommandId; readonly reason: ReversalReason },
): Promise<Result<void, StaffRefusal>> => {
  const payment = await findPayment(tx.db, placeId, paymentId);
  if (!payment) return fail({ code: 'unknown_payment' });
  const { of, amount, tender, reversed, by: takenBy } = payment;
  if (reversed) return fail({ code: 'done_already', by: reversed.by, at: reversed.at });
  const order = 'orderId' in of ? await findOrder(tx.db, placeId, of.orderId) : undefined;
  await addReversal(tx, { placeId, id, of, amount, tender, by, at, reverses: paymentId, reason, approvedBy });
  const rest = order
    ? (await ownBillOf(tx.db, placeId, order)).rest
    : 'sittingId' in of
      ? (await billOf(tx.db, placeId, of.sittingId)).rest
      : ZERO;
  await appendJournal(tx, {
    placeId,
    at,
    type: 'payment.reversed',
    ...('sittingId' in of
      ? { sessionId: of.sittingId }
      : { orderId: of.orderId, ...(order && { orderer: order.orderer }) }),
    payload: {
      ...{ paymentId, amount, tender, reason, by, takenBy, rest, commandId: id },
      currency: await currencyOf(tx.db, placeId, of),
      ...(approvedBy !== undefined && { approvedBy }),
    },
  });
  return ok(undefined);
};
