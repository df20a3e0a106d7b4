// Fiscal receipts of card payments: the venue's till must record each sale. A connected till does so by itself; otherwise
// staff issue the receipt by hand.
import type { Minor } from '../pricing/money.ts';
import type { PaymentSubject } from './card-payment.ts';
import { type Refund, refundable } from './refund.ts';

/** A receipt that staff issue by hand. */
export interface FiscalReceipt {
  /** Absent: not issued yet. `by`: a name; `at`: epoch ms of the server's clock. */
  readonly issued?: { readonly by: string; readonly at: number } | undefined;
}

/**
 * Whether staff issue the receipt. `isTillTold`: a program of the venue gets webhooks of payments for orders and bills;
 * webhooks never cover deposits of bookings. `kept`: the amount that the venue keeps, including the tip.
 */
export const isReceiptOurs = (kind: PaymentSubject['kind'], kept: Minor, isTillTold: boolean): boolean =>
  kept > 0 && !(isTillTold && kind !== 'booking');

/** Amount for which a receipt must still be issued; zero: issued, or fully refunded. */
export const receiptDue = (
  { issued }: FiscalReceipt,
  paid: Minor,
  refunds: readonly Pick<Refund, 'amount'>[],
): Minor => (issued ? (0 as Minor) : refundable(paid, refunds));
