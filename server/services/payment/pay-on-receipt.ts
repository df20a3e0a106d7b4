// A guest whose card failed pays on receipt instead: the waiting order goes to the kitchen.
import { checkoutOffer } from '#domain/order/checkout/checkout-offer.ts';
import type { ReceiptMethod } from '#domain/order/checkout/payment-method.ts';
import { isOpenPayment, subjectKey } from '#domain/payment/card-payment.ts';
import type { PaymentRefusal } from '#domain/payment/payment-refusal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { findOrder } from '../../store/order/orders.ts';
import { detailsOfOrders, saveDetails } from '../../store/order/own-orders.ts';
import { paymentsOfSubject } from '../../store/payment/card-payments.ts';
import { goneSince } from '../../store/payment/gone-since.ts';
import { heldOrders } from '../../store/payment/held-orders.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { dropHeldOrder, releaseOrder } from './held-orders.ts';
import { shutPayment } from './start-payment.ts';

export interface OnReceipt {
  readonly orderId: string;
  readonly method: ReceiptMethod;
}

/**
 * Releases an order that waits for an online payment. First closes an open payment at its provider; refuses when the payment
 * cannot be closed or is paid. Idempotent.
 */
export const payOnReceipt = async (
  services: Services,
  place: PublishedPlace,
  { orderId, method }: OnReceipt,
): Promise<Result<undefined, PaymentRefusal>> => {
  const { store, clock } = services;
  const ofOrder = subjectKey({ kind: 'order', orderId: orderId as never, revision: 0 });
  const open = (await paymentsOfSubject(store.read, place.id, ofOrder)).find(({ state }) => isOpenPayment(state));
  if (open && !(await shutPayment(services, place, open))) return fail({ code: 'already_paying' });
  return store.write(place.id, async (tx): Promise<Result<undefined, PaymentRefusal>> => {
    const order = await findOrder(tx.db, place.id, orderId);
    const details = (await detailsOfOrders(tx.db, place.id, [orderId])).get(orderId);
    const held = (await heldOrders(tx.db, place.id, [orderId])).get(orderId);
    if (!order || !details || !held) return fail({ code: 'unknown_order' });
    if (held.releasedAt !== undefined && details.payment === method) return ok(undefined);
    if (held.endedAt !== undefined || held.releasedAt !== undefined) return fail({ code: 'nothing_to_pay' });
    if (!checkoutOffer(place.document.place, order.orderType).payments.includes(method))
      return fail({ code: 'not_offered' });
    const payments = await paymentsOfSubject(tx.db, place.id, ofOrder);
    if (payments.some(({ state }) => isOpenPayment(state) || state === 'success'))
      return fail({ code: 'already_paying' });
    const now = clock();
    if (await goneSince(tx.db, place.id, order, now)) {
      await dropHeldOrder(tx, place.id, order, now, 'sold_out');
      return fail({ code: 'nothing_to_pay' });
    }
    await saveDetails(tx, place.id, orderId, { ...details, payment: method });
    await releaseOrder(tx, place, order, now, method);
    return ok(undefined);
  });
};
