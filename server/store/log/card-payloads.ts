// Payloads of journal rows about card payments. Types are persisted: they may be added to and never renamed.
import type { CardPaymentState } from '#domain/payment/card-payment.ts';
import type { PaymentProvider } from '#domain/payment/providers.ts';
import type { RefundReason, RefundState } from '#domain/payment/refund.ts';
import type { PaymentAlarm } from '#domain/payment/truth.ts';

/** A row that bears an order's id is of that order, else of its sitting's bill. Amounts above zero, in minor units. */
interface OfPayment {
  readonly key: string;
  readonly provider: PaymentProvider;
  readonly amount: number;
  readonly currency: string;
}

export interface CardPayloads {
  /** A payment moved. What was taken of its money is a `payment.part` beside it. */
  'payment.card': OfPayment & {
    readonly from: CardPaymentState;
    readonly to: CardPaymentState;
    readonly alarm?: PaymentAlarm;
    /** The manager who judged it, or who of the staff cancelled it, by name; absent: the provider's own word. */
    readonly by?: string;
  };
  'payment.refund': OfPayment & {
    readonly refundId: string;
    readonly state: RefundState;
    readonly reason: RefundReason;
    /** By name; empty: nobody in particular. */
    readonly by: string;
  };
  /** A member of staff has issued the fiscal receipt of a payment, or has not after all. */
  'payment.receipt': OfPayment & { readonly issued: boolean; readonly by: string };
  /** An order that was to be paid first is let go: its kitchen never had it. */
  'order.unpaid': { readonly why: 'not_paid' | 'sold_out' };
}
