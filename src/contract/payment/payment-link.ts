// The parameters of a payment page's address: the order that is paid, as this device opens it, or the payment's own key, as
// its provider leads back. Neither proves anything: the server is asked, by the order's secret or by the key.
import * as v from 'valibot';
import type { OrderId, PaymentKey } from '#domain/ids.ts';
import { paymentKeySchema } from './card-payment.ts';

export interface PaymentLink {
  readonly order?: OrderId | undefined;
  readonly key?: PaymentKey | undefined;
}

const orderSchema = v.pipe(v.string(), v.uuid());

/** A parameter that is missing or malformed is left out. */
export const parsePaymentLink = (query: {
  readonly order: string | null;
  readonly key: string | null;
}): PaymentLink => {
  const order = v.safeParse(orderSchema, query.order);
  const key = v.safeParse(paymentKeySchema, query.key);
  return {
    ...(order.success && { order: order.output as OrderId }),
    ...(key.success && { key: key.output as PaymentKey }),
  };
};
