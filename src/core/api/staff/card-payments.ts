// Card payments, for staff. `send` carries the signed-in person's token.
import { readPaymentsOfDay, readReceipts, readRefunded } from '#contract/payment/staff-payment-answers.ts';
import { type Http, ORDER_TIMEOUT_MS } from '#core/api/http.ts';
import type { PaymentKey } from '#domain/ids.ts';
import type { StaffRefundReason } from '#domain/payment/refund.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];

export const listPayments = (send: Send, day: string) =>
  callStaff(send, 'staff/payments', readPaymentsOfDay, { searchParams: { day } });

/** `id`: made with the press, so that a repeated press refunds once. */
export const refundPayment = (
  send: Send,
  {
    key,
    ...json
  }: {
    readonly key: PaymentKey;
    readonly id: string;
    readonly amount: Minor;
    readonly reason: StaffRefundReason;
  },
) =>
  callStaff(send, `staff/payments/${encodeURIComponent(key)}/refund`, readRefunded, {
    method: 'post',
    json,
  });

/** A manager decides whether a payment with contradicting provider answers was paid. */
export const judgePayment = (send: Send, { key, isPaid }: { readonly key: PaymentKey; readonly isPaid: boolean }) =>
  callStaff(send, `staff/payments/${encodeURIComponent(key)}/judge`, readRefunded, {
    method: 'post',
    json: { paid: isPaid },
  });

/** Cancels the provider's page of a guest's share; returns the payment's state. Idempotent. */
export const cancelCardPayment = (send: Send, key: PaymentKey) =>
  callStaff(send, `staff/payments/${encodeURIComponent(key)}/cancel`, readRefunded, {
    method: 'post',
    timeout: ORDER_TIMEOUT_MS,
  });

/** Marks a refund as sent by a person, when the provider could not. */
export const settleRefund = (send: Send, id: string) =>
  callStaff(send, `staff/payments/refunds/${encodeURIComponent(id)}/done`, readRefunded, { method: 'post' });

/** Payments whose fiscal receipt is due, and those of the last hours. */
export const listReceipts = (send: Send) => callStaff(send, 'staff/payments/receipts', readReceipts, {});

/** Marks a receipt as issued, or undoes that. */
export const issueReceipt = (send: Send, { key, isIssued }: { readonly key: PaymentKey; readonly isIssued: boolean }) =>
  callStaff(send, `staff/payments/${encodeURIComponent(key)}/receipt`, readRefunded, {
    method: 'post',
    json: { issued: isIssued },
  });
