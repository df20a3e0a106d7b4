// A paid card payment is a fiscal event: the venue's till records the sale and prints the receipt. A till that hears of payments
// does so by itself; else staff issue the receipt by hand.
import type { Minor } from '../pricing/money.ts';
import type { PaymentSubject } from './card-payment.ts';
import { type Refund, refundable } from './refund.ts';

/** The receipt of a payment that staff issue by hand. */
export interface FiscalReceipt {
  /** Absent: it is still to be issued. `by`: by name; `at`: epoch ms of the server's clock. */
  readonly issued?: { readonly by: string; readonly at: number } | undefined;
}

/**
 * Whether staff issue the receipt. `isTillTold`: a program of the venue hears of payments that pay an order or a bill; no program
 * is told of the deposit of a booking. `kept`: what the venue takes of the money, the tip in it.
 */
export const isReceiptOurs = (kind: PaymentSubject['kind'], kept: Minor, isTillTold: boolean): boolean =>
  kept > 0 && !(isTillTold && kind !== 'booking');

/** Amount that its receipt is still to be issued for; zero: it was issued, or all of the money went back. */
export const receiptDue = (
  { issued }: FiscalReceipt,
  paid: Minor,
  refunds: readonly Pick<Refund, 'amount'>[],
): Minor => (issued ? (0 as Minor) : refundable(paid, refunds));
