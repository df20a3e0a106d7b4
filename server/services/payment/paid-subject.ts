// Decisions that each kind of card-paid subject makes by itself.
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
  /** Absent: what was asked for with the start. */
  readonly tip?: Minor | undefined;
  /** As the provider's page names it; empty: by the place alone. */
  readonly label: string;
}

export interface PaidNow {
  readonly at: number;
  /** The payment had been let go before the money came. */
  readonly isLate: boolean;
  /** Without the tip. */
  readonly due: Minor;
}

/** All of it happens in the transaction in which the payment moves: nothing but SQL is awaited. */
export interface SubjectRules {
  /** Money is there: takes as much of what was due as is still to be paid. The rest goes back by itself, for the reason. */
  readonly paid: (
    tx: Tx,
    place: PublishedPlace,
    payment: KeptPayment,
    now: PaidNow,
  ) => Promise<{ readonly taken: Minor; readonly reason: RefundReason }>;
  /** The provider's page is shut, and nothing was paid: what was held for it is free. */
  readonly ended: (tx: Tx, place: PublishedPlace, payment: KeptPayment, at: number) => Promise<void>;
}
