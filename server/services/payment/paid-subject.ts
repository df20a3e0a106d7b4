// Rules that each kind of paid subject (order, share, deposit) implements.
import type { PaymentSubject } from '#domain/payment/card-payment.ts';
import type { RefundReason } from '#domain/payment/refund.ts';
import type { Minor } from '#domain/pricing/money.ts';
import type { KeptPayment } from '../../store/payment/card-payments.ts';
import type { Tx } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';

export interface Payable {
  readonly subject: PaymentSubject;
  /** Without a tip. */
  readonly due: Minor;
  /** Absent: the tip requested at the start. */
  readonly tip?: Minor | undefined;
  /** Label on the provider's page; empty: the place's name only. */
  readonly label: string;
}

export interface PaidNow {
  readonly at: number;
  /** The subject was released before the money came. */
  readonly isLate: boolean;
  /** Without the tip. */
  readonly due: Minor;
}

/** Runs in the transaction that moves the payment, and awaits SQL only. */
export interface SubjectRules {
  /**
   * The money has arrived: returns the amount that the subject takes. The rest is refunded automatically with the
   * reason.
   */
  readonly paid: (
    tx: Tx,
    place: PublishedPlace,
    payment: KeptPayment,
    now: PaidNow,
  ) => Promise<{ readonly taken: Minor; readonly reason: RefundReason }>;
  /** The provider's page has ended without a payment: releases what was held for this payment. */
  readonly ended: (tx: Tx, place: PublishedPlace, payment: KeptPayment, at: number) => Promise<void>;
}
