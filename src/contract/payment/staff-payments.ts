// GET staff/payments, and refunds. Our own endpoint; amounts are minor units.
import * as v from 'valibot';
import { CARD_PAYMENT_STATES } from '#domain/payment/card-payment.ts';
import { PAYMENT_PROVIDERS } from '#domain/payment/providers.ts';
import { REFUND_REASONS, REFUND_STATES, STAFF_REFUND_REASONS } from '#domain/payment/refund.ts';
import type { PaymentFigures, StaffPayment } from '#domain/payment/staff-payment.ts';
import { orderCharges } from '../order/order-breakdown.ts';
import { orderDiscounts } from '../order/order-discounts.ts';
import { id, maybe, name, whole } from '../stored-fields.ts';
import { fiscalReceiptSchema } from './fiscal-receipt.ts';

const provider = v.picklist(PAYMENT_PROVIDERS);

const refund = v.object({
  id: name,
  amount: whole,
  state: v.picklist(REFUND_STATES),
  /** An unknown reason of a newer server becomes the last one. */
  reason: v.fallback(v.picklist(REFUND_REASONS), 'staff'),
  by: v.string(),
  at: v.number(),
});

const staffPaymentSchema = v.object({
  key: name,
  provider,
  state: v.picklist(CARD_PAYMENT_STATES),
  amount: whole,
  tip: whole,
  currency: name,
  startedAt: v.number(),
  paidAt: maybe(v.number()),
  orderId: maybe(name),
  label: maybe(v.string()),
  table: maybe(v.string()),
  booking: maybe(v.string()),
  reference: maybe(v.string()),
  refunds: v.array(refund),
  refundsItself: v.boolean(),
  alarm: v.fallback(maybe(v.picklist(['wrong_amount', 'wrong_currency', 'contradiction'])), undefined),
  receipt: maybe(fiscalReceiptSchema),
  sale: v.fallback(
    maybe(
      v.object({
        lines: v.array(
          v.object({ name: v.string(), quantity: whole, total: whole, productId: maybe(id), variantId: maybe(id) }),
        ),
        adjusted: whole,
        packaging: maybe(whole),
        discounts: orderDiscounts,
        charges: orderCharges,
        kept: whole,
        vat: v.array(v.object({ rate: v.number(), gross: whole, vat: whole })),
      }),
    ),
    undefined,
  ),
  isDemo: v.boolean(),
});

const figures = v.object({ provider, paid: whole, tips: whole, refunded: whole, count: whole });

/** `day`: by the place's calendar, "2026-11-25". Figures cover payments and refunds of that day, tasks all days. */
export const staffPaymentsSchema = v.object({
  day: name,
  currency: name,
  payments: v.array(staffPaymentSchema),
  figures: v.array(figures),
  tasks: v.array(staffPaymentSchema),
});

/** GET staff/payments/receipts: payments whose fiscal receipt staff issue, oldest first. */
export const receiptsSchema = v.object({ currency: name, payments: v.array(staffPaymentSchema) });

export interface StaffReceipts {
  readonly currency: string;
  readonly payments: readonly StaffPayment[];
}

/** `issued` false: undone. */
export const receiptBodySchema = v.object({ issued: v.boolean() });

export interface StaffPayments {
  readonly day: string;
  readonly currency: string;
  /** The latest first. */
  readonly payments: readonly StaffPayment[];
  readonly figures: readonly PaymentFigures[];
  /** Payments with a refund to send by hand, or with an alarm to check. */
  readonly tasks: readonly StaffPayment[];
}

/** `id`: made on the device, so that a repeated press refunds once. `amount`: minor units. */
export const refundBodySchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  amount: v.pipe(whole, v.minValue(1)),
  /** Absent: an older device without reasons. */
  reason: v.optional(v.picklist(STAFF_REFUND_REASONS), 'staff'),
});

/** A manager's decision about a payment with an alarm, from the provider's own list. */
export const judgeBodySchema = v.object({ paid: v.boolean() });

/** The payment after the refund. */
export const refundedSchema = v.object({ success: v.literal(true), payload: staffPaymentSchema });
