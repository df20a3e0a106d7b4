// Parameters of a payment page's address: the paid order, as this device opens it, or the payment's key, as its provider
// redirects back. Neither is a proof: the server is asked with the order's secret or the key.
import * as v from 'valibot';
import type { OrderId, PaymentKey } from '#domain/ids.ts';
import { paymentKeySchema } from './card-payment.ts';

export interface PaymentLink {
  readonly order?: OrderId | undefined;
  readonly key?: PaymentKey | undefined;
}

const orderSchema = v.pipe(v.string(), v.uuid());

/** A missing or malformed parameter is left out. */
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
