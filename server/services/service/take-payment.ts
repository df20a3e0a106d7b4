// A part of a table's bill, paid. Whether it was paid and whether a receipt was printed are two facts.
import type { SessionId } from '#domain/ids.ts';
import { addMoney, type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffRefusal, Tender } from '#domain/service/staff-command.ts';
import { appendJournal } from '../../store/journal.ts';
import { listOrders } from '../../store/orders.ts';
import { endBillOf } from '../../store/service/end-calls.ts';
import { findSitting } from '../../store/service/move-sitting.ts';
import { findRecord } from '../../store/service/order-facts.ts';
import { addPayment, paidOf } from '../../store/service/payments.ts';
import type { Tx } from '../../store/store.ts';
import { writeStatus } from './move-order.ts';
import type { Saying } from './say-fact.ts';

export interface Payment {
  /** Of the command. */
  readonly id: string;
  readonly sittingId: SessionId;
  readonly amount: Minor;
  readonly tender: Tender;
}

/** Notes a part; its orders are paid, and its bill is asked for no more, when the sum is reached. More than is left is turned down, with the rest. */
export const takePayment = async (
  tx: Tx,
  saying: Saying,
  { id, sittingId, amount, tender }: Payment,
): Promise<Result<void, StaffRefusal>> => {
  const { placeId, by, at } = saying;
  const sitting = await findSitting(tx.db, placeId, sittingId);
  if (!sitting) return fail({ code: 'unknown_sitting' });
  const orders = (await listOrders(tx.db, placeId, sittingId)).filter(({ status }) => status !== 'rejected');
  const total = addMoney(...orders.map((order) => order.total));
  const paid = (await paidOf(tx.db, placeId, [sittingId])).get(sittingId) ?? ZERO;
  const rest = minor(total - paid);
  if (rest <= 0) return fail({ code: 'nothing_to_pay' });
  if (amount > rest) return fail({ code: 'overpaid', rest });
  await addPayment(tx, { placeId, id, sittingId, amount, tender, by, at });
  await appendJournal(tx, {
    placeId,
    at,
    type: 'payment.part',
    sessionId: sittingId,
    payload: { amount, tender, by, rest: rest - amount, commandId: id },
  });
  if (amount < rest) return ok(undefined);
  for (const order of orders)
    if (order.status !== 'paid')
      await writeStatus(tx, saying, order, await findRecord(tx.db, placeId, order.id), 'paid');
  await endBillOf(tx, { placeId, sittingId, at }, by);
  return ok(undefined);
};
