// Rules of card payments for orders without a table. An order that is paid first goes to the kitchen here, once.
import type { PaymentRefusal } from '#domain/payment/payment-refusal.ts';
import { minor, ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { findOrder } from '../../store/order/orders.ts';
import type { KeptPayment } from '../../store/payment/card-payments.ts';
import { goneSince } from '../../store/payment/gone-since.ts';
import { heldOrders, waitLonger } from '../../store/payment/held-orders.ts';
import type { Tx } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { ownBillOf, takeOwnPayment } from '../service/own-bill.ts';
import { dropHeldOrder, releaseOrder } from './held-orders.ts';
import type { PaidNow, Payable, SubjectRules } from './paid-subject.ts';

/** Minimum time that an order waits for its payment, ms from sending; a started payment extends it. */
export const HOLD_MS = 30 * 60_000;
/** Grace after the page's end, so that the provider's last word comes before the order is dropped. */
const GRACE_MS = 5 * 60_000;

/** Amount of an order to be paid now. `until`: expiry of the page to be opened. */
export const payableOrder = async (
  tx: Tx,
  placeId: number,
  orderId: string,
  until: number,
): Promise<Result<Payable, PaymentRefusal>> => {
  const order = await findOrder(tx.db, placeId, orderId);
  // An order at a table is paid with the bill of the table, never alone.
  if (!order || order.sessionId !== undefined) return fail({ code: 'unknown_order' });
  const held = (await heldOrders(tx.db, placeId, [orderId])).get(orderId);
  if (order.status === 'rejected' || held?.endedAt !== undefined) return fail({ code: 'nothing_to_pay' });
  const { rest } = await ownBillOf(tx.db, placeId, order);
  if (rest <= 0) return fail({ code: 'nothing_to_pay' });
  await waitLonger(tx, placeId, orderId, until + GRACE_MS);
  return ok({ subject: { kind: 'order', orderId: order.id, revision: rest }, due: rest, label: order.label });
};

const paid = async (tx: Tx, place: PublishedPlace, payment: KeptPayment, { at, isLate, due }: PaidNow) => {
  const { subject, key } = payment;
  if (subject.kind !== 'order') throw new Error('No order is paid by it');
  const refused = { taken: ZERO, reason: isLate ? 'late_payment' : 'order_refused' } as const;
  const order = await findOrder(tx.db, place.id, subject.orderId);
  if (!order || order.status === 'rejected') return refused;
  const held = (await heldOrders(tx.db, place.id, [order.id])).get(order.id);
  if (held?.endedAt !== undefined) return refused;
  const isHeld = held !== undefined && held.releasedAt === undefined;
  if (isHeld && (await goneSince(tx.db, place.id, order, at))) {
    await dropHeldOrder(tx, place.id, order, at, 'sold_out');
    return refused;
  }
  // The kitchen gets the event of the order before the till gets the event of the payment.
  if (isHeld) await releaseOrder(tx, place, order, at);
  const { rest } = await ownBillOf(tx.db, place.id, order);
  const taken = minor(Math.max(0, Math.min(rest, due)));
  if (taken > 0) {
    // The guest paid, and no staff member noted it, so the money can only be refunded by the provider.
    const saying = { placeId: place.id, by: '', at };
    const noted = await takeOwnPayment(tx, saying, {
      ...{ orderId: order.id, id: key, amount: taken, tender: 'card', cardPayment: key },
    });
    if (!noted.ok) throw new Error(`A card payment could not be noted: ${noted.error.code}`);
  }
  return { taken, reason: 'paid_twice' } as const;
};

export const orderRules: SubjectRules = {
  paid,
  // The order waits until its own time is over, so that the guest can try another card.
  ended: async () => undefined,
};
