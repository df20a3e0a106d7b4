// Fiscal receipts of card payments that staff issue by hand: which are still to be issued, and who has issued one.
import type { PaymentKey } from '#domain/ids.ts';
import { receiptDue } from '#domain/payment/fiscal-receipt.ts';
import type { StaffPayment } from '#domain/payment/staff-payment.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { appendJournal } from '../../store/journal.ts';
import { findCardPayment, paymentsWithReceipt, saveReceipt } from '../../store/payment/card-payments.ts';
import { refundsOf } from '../../store/payment/card-refunds.ts';
import type { Store } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { toldToStaff } from './staff-payments.ts';
import { orderOf } from './take-word.ts';

/** Time that an issued receipt stays on the list, ms: a slip of the finger can be taken back. */
const SHOWN_MS = 12 * 3_600_000;

/** How many are still to be issued. */
export const countReceipts = async (db: Store['read'], placeId: number): Promise<number> => {
  const open = await paymentsWithReceipt(db, placeId, Number.MAX_SAFE_INTEGER);
  const refunds = await refundsOf(
    db,
    open.map(({ key }) => key),
  );
  return open.filter(({ key, amount, receipt }) => receipt && receiptDue(receipt, amount, refunds.get(key) ?? []) > 0)
    .length;
};

/** Payments whose receipt is still to be issued, the oldest first, and those of the last hours. */
export const listReceipts = async (
  services: Pick<Services, 'store' | 'clock'>,
  placeId: number,
): Promise<readonly StaffPayment[]> => {
  const { store, clock } = services;
  const found = await paymentsWithReceipt(store.read, placeId, clock() - SHOWN_MS);
  const payments = await toldToStaff(services, placeId, found);
  return payments.filter(
    ({ amount, receipt, refunds }) => receipt && (receipt.issued || receiptDue(receipt, amount, refunds) > 0),
  );
};

/** Notes that a member of staff has issued the receipt of a payment, or takes that back. The first name stays. */
export const issueReceipt = (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  placeId: number,
  { key, isIssued, by }: { readonly key: string; readonly isIssued: boolean; readonly by: string },
): Promise<Result<PaymentKey, 'unknown_payment'>> =>
  store.write(placeId, async (tx) => {
    const payment = await findCardPayment(tx.db, key);
    if (payment?.placeId !== placeId || !payment.receipt) return fail('unknown_payment');
    if ((payment.receipt.issued !== undefined) === isIssued) return ok(payment.key);
    const at = clock();
    await saveReceipt(tx, key, isIssued ? { issued: { by, at } } : {});
    const { provider, amount, currency, subject } = payment;
    const orderId = orderOf(subject);
    await appendJournal(tx, {
      placeId,
      at,
      type: 'payment.receipt',
      ...(orderId !== undefined && { orderId }),
      sessionId: subject.kind === 'share' ? subject.sittingId : undefined,
      payload: { key, provider, amount, currency, issued: isIssued, by },
    });
    return ok(payment.key);
  });
