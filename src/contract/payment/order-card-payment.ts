// State of an order that is paid by card before receipt. Separate from the payment endpoints, because each device reads
// orders.
import * as v from 'valibot';
import { CARD_PAYMENT_STATES, type OrderCardPayment } from '#domain/payment/card-payment.ts';
import { maybe, rowReader, whole } from '../stored-fields.ts';
import { fiscalReceiptSchema } from './fiscal-receipt.ts';

export const orderCardPaymentSchema = v.looseObject({
  state: v.fallback(maybe(v.picklist(CARD_PAYMENT_STATES)), undefined),
  awaits: v.boolean(),
  paid: whole,
  refunded: whole,
  until: maybe(v.number()),
});

/** Card payment of an order for staff, with its receipt. */
export const staffCardPaymentSchema = v.looseObject({
  ...orderCardPaymentSchema.entries,
  receipt: maybe(fiscalReceiptSchema),
});

/** Card payment of an order, on the wire and in device rows; undefined: none. */
export const readOrderCardPayment = rowReader<OrderCardPayment>(orderCardPaymentSchema);
