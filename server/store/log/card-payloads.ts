// Payloads of journal rows about card payments. Types are persisted: they may be added, never renamed.
import type { CardPaymentState } from '#domain/payment/card-payment.ts';
import type { PaymentProvider } from '#domain/payment/providers.ts';
import type { RefundReason, RefundState } from '#domain/payment/refund.ts';
import type { PaymentAlarm } from '#domain/payment/truth.ts';

/** A row with an order id belongs to that order, otherwise to its sitting's bill. Amounts are positive, in minor units. */
interface OfPayment {
  readonly key: string;
  readonly provider: PaymentProvider;
  readonly amount: number;
  readonly currency: string;
}

export interface CardPayloads {
  /** A payment changed its state. A `payment.part` row records the money that counted. */
  'payment.card': OfPayment & {
    readonly from: CardPaymentState;
    readonly to: CardPaymentState;
    readonly alarm?: PaymentAlarm;
    /** Name of the manager who decided it, or of the staff member who cancelled it; absent: reported by the provider. */
    readonly by?: string;
  };
  'payment.refund': OfPayment & {
    readonly refundId: string;
    readonly state: RefundState;
    readonly reason: RefundReason;
    /** Name; empty: automatic. */
    readonly by: string;
  };
  /** A staff member issued the payment's fiscal receipt, or undid that. */
  'payment.receipt': OfPayment & { readonly issued: boolean; readonly by: string };
  /** An order to be paid first was dropped: its kitchen never had it. */
  'order.unpaid': { readonly why: 'not_paid' | 'sold_out' };
}
