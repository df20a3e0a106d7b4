// An order that stands on no table, paid by card. One that is paid first reaches its kitchen here, once.
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

/** An order waits at least so long to be paid, from when it was sent; a payment that is started holds it longer. */
export const HOLD_MS = 30 * 60_000;
/** Behind the end of the provider's page, so that its last word comes before the order is let go. */
const GRACE_MS = 5 * 60_000;

/** Amount of an order that is to be paid now. `until`: end of the page that is to be opened. */
export const payableOrder = async (
  tx: Tx,
  placeId: number,
  orderId: string,
  until: number,
): Promise<Result<Payable, PaymentRefusal>> => {
  const order = await findOrder(tx.db, placeId, orderId);
  // A table pays its bill.
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
  // The kitchen is told before the till is.
  if (isHeld) await releaseOrder(tx, place, order, at);
  const { rest } = await ownBillOf(tx.db, place.id, order);
  const taken = minor(Math.max(0, Math.min(rest, due)));
  if (taken > 0) {
    // The guest paid it and no member of the staff noted it: its money goes back through the provider alone.
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
  // The order waits on until its own time is over: the guest may try another card.
  ended: async () => undefined,
};
