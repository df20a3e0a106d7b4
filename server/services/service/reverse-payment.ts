// Reverses a wrongly noted payment by a second row. Completed orders stay completed; their money is due again.
import type { ReversalReason } from '#domain/bill/payment.ts';
import type { CommandId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { type Minor, ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { moveShare, shareOfPayment } from '../../store/bill/shares-rows.ts';
import { appendJournal } from '../../store/journal.ts';
import { findOrder } from '../../store/order/orders.ts';
import { findCardPayment } from '../../store/payment/card-payments.ts';
import { addReversal, currencyOf, findPayment, type PaidFor } from '../../store/service/payments-rows.ts';
import type { Tx } from '../../store/store.ts';
import { settleEarned } from '../loyalty/earn.ts';
import { settleEarnedOfBill } from '../loyalty/earn-bill.ts';
import { ownBillOf } from './own-bill.ts';
import type { Saying } from './say-fact.ts';
import { billOf } from './table-bill.ts';

interface Reversing {
  readonly id: string;
  readonly paymentId: CommandId;
  readonly reason: ReversalReason;
}

/** Reverses a payment that a person noted. Money at a provider needs a refund by the provider. */
export const reversePayment = async (tx: Tx, saying: Saying, of: Reversing): Promise<Result<void, StaffRefusal>> =>
  (await findCardPayment(tx.db, of.paymentId)) ? fail({ code: 'paid_online' }) : takeBack(tx, saying, of);
/** Amount due now; the points and money that customers collected by the payment are taken back. */
const restAfter = async (
  tx: Tx,
  where: Pick<Saying, 'placeId' | 'at'>,
  of: PaidFor,
  order: PlacedOrder | undefined,
): Promise<Minor> => {
  if (order) {
    const { rest } = await ownBillOf(tx.db, where.placeId, order);
    await settleEarned(tx, where, [{ ...order, left: rest }]);
    return rest;
  }
  if (!('sittingId' in of)) return ZERO;
  const bill = await billOf(tx.db, where.placeId, of.sittingId);
  await settleEarnedOfBill(tx, where, of.sittingId, bill);
  return bill.rest;
};

/** Reverses the payment once; a second person reads who was first. */
export const takeBack = async (
  tx: Tx,
  { placeId, by, at, approvedBy }: Saying,
  { id, paymentId, reason }: Reversing,
): Promise<Result<void, StaffRefusal>> => {
  const payment = await findPayment(tx.db, placeId, paymentId);
  if (!payment) return fail({ code: 'unknown_payment' });
  const { of, amount, rounding, tip, tender, room, reversed, by: takenBy } = payment;
  if (reversed) return fail({ code: 'done_already', by: reversed.by, at: reversed.at });
  const share = await shareOfPayment(tx.db, placeId, paymentId);
  // The money is with the provider, which must refund it.
  if (share?.sender !== undefined) return fail({ code: 'paid_online' });
  if (share) await moveShare(tx, share, { state: 'freed', at });
  const order = 'orderId' in of ? await findOrder(tx.db, placeId, of.orderId) : undefined;
  await addReversal(tx, {
    ...{ placeId, id, of, amount, rounding, tip, tender, room, by, at },
    ...{ reverses: paymentId, reason, approvedBy },
  });
  const rest = await restAfter(tx, { placeId, at }, of, order);
  await appendJournal(tx, {
    placeId,
    at,
    type: 'payment.reversed',
    ...('sittingId' in of
      ? { sessionId: of.sittingId }
      : { orderId: of.orderId, ...(order && { orderer: order.orderer }) }),
    payload: {
      ...{ paymentId, amount, tender, reason, by, takenBy, rest, commandId: id },
      ...(rounding !== undefined && { rounding: -rounding }),
      ...(tip !== undefined && { tip }),
      ...(room !== undefined && { room }),
      currency: await currencyOf(tx.db, placeId, of),
      ...(approvedBy !== undefined && { approvedBy }),
    },
  });
  return ok(undefined);
};
