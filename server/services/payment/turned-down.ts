// A rejected order that was paid by card: its money is refunded automatically, and the till gets the reversal.
import { randomUUID } from 'node:crypto';
import type { PlacedOrder } from '#domain/order/order.ts';
import { findCardPayment } from '../../store/payment/card-payments.ts';
import { paymentsOf } from '../../store/service/payments-rows.ts';
import type { Tx } from '../../store/store.ts';
import { takeBack } from '../service/reverse-payment.ts';
import type { Saying } from '../service/say-fact.ts';
import { refundOrder } from './refund-payment.ts';

type Turned = Pick<PlacedOrder, 'placeId' | 'id'>;

/** Payments that count for an order without a table. */
const countedOf = async (tx: Tx, { placeId, id }: Turned) =>
  ((await paymentsOf(tx.db, placeId, [id], 'order_id')).get(id) ?? []).filter(({ reversed }) => reversed === undefined);

/** Whether the whole paid amount is with providers; money that staff took must be returned by staff. */
export const isPaidByCard = async (tx: Tx, order: Turned): Promise<boolean> => {
  const paid = await countedOf(tx, order);
  const cards = await Promise.all(paid.map(({ id }) => findCardPayment(tx.db, id)));
  return paid.length > 0 && cards.every((card) => card !== undefined);
};

/** Refunds the order's card payments; does nothing when there are none. */
export const giveMoneyBack = async (tx: Tx, saying: Saying, order: Turned): Promise<void> => {
  for (const { id } of await countedOf(tx, order)) {
    if (!(await findCardPayment(tx.db, id))) continue;
    const back = await takeBack(tx, saying, { id: randomUUID(), paymentId: id, reason: 'other' });
    if (!back.ok) throw new Error(`A card payment could not be taken back: ${back.error.code}`);
  }
  const { placeId, by, at } = saying;
  await refundOrder(tx, placeId, order.id, { by, at, newId: randomUUID });
};
