// Fiscal receipts of card payments that staff issue by hand: which are open, and who issued each.
import type { PaymentKey } from '#domain/ids.ts';
import type { DueReceipt } from '#domain/owner/today.ts';
import { receiptDue } from '#domain/payment/fiscal-receipt.ts';
import { type ReceiptSale, receiptSale } from '#domain/payment/receipt-sale.ts';
import { refundable } from '#domain/payment/refund.ts';
import type { StaffPayment } from '#domain/payment/staff-payment.ts';
import { minor } from '#domain/pricing/money.ts';
import type { EatenWhere } from '#domain/pricing/order-place.ts';
import { vatRate } from '#domain/pricing/vat.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { findShare } from '../../store/bill/shares-rows.ts';
import { appendJournal } from '../../store/journal.ts';
import { findOrder, listOrders } from '../../store/order/orders.ts';
import {
  findCardPayment,
  type KeptPayment,
  paymentsWithReceipt,
  saveReceipt,
} from '../../store/payment/card-payments.ts';
import { refundsOf } from '../../store/payment/card-refunds.ts';
import { findPresentSitting } from '../../store/service/move-sitting.ts';
import type { Store } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { toldToStaff } from './staff-payments.ts';
import { orderOf } from './take-report.ts';

/** Time for which an issued receipt stays listed, ms, so that it can be undone. */
const SHOWN_MS = 12 * 3_600_000;

type Asked = Pick<Services, 'store' | 'clock'>;

/** Orders of the payment as they were at the time of the payment, and the paid dishes. */
const soldBy = async (db: Store['read'], placeId: number, subject: KeptPayment['subject'], paidAt: number) => {
  if (subject.kind === 'booking') return { orders: [], pieces: [] };
  if (subject.kind === 'order') {
    const order = await findOrder(db, placeId, subject.orderId);
    return { orders: order ? [order] : [], pieces: [] };
  }
  const sitting = await findPresentSitting(db, placeId, subject.sittingId);
  const orders = await listOrders(db, placeId, sitting?.id ?? subject.sittingId);
  return {
    orders: orders.filter(({ status, placedAt }) => status !== 'rejected' && placedAt <= paidAt),
    pieces: (await findShare(db, placeId, subject.shareId))?.pieces ?? [],
  };
};

const saleOf = async (
  db: Store['read'],
  { id, document, index }: PublishedPlace,
  subject: KeptPayment['subject'],
  { amount, tip, refunds, startedAt, paidAt = startedAt }: StaffPayment,
): Promise<ReceiptSale | undefined> => {
  const { orders, pieces } = await soldBy(db, id, subject, paidAt);
  const kept = minor(Math.min(amount - tip, refundable(amount, refunds)));
  const eatenOf = new Map<string, EatenWhere>(
    orders.map(({ id: orderId, orderType, details }) => [orderId, { orderType, isToGo: details?.isToGo }]),
  );
  return receiptSale(orders, kept, pieces, (productId, orderId) =>
    vatRate(
      document.place.vat,
      index.productById.get(productId)?.vat,
      eatenOf.get(orderId) ?? { orderType: undefined },
    ),
  );
};

/** Number of open receipts. */
export const countReceipts = async (db: Store['read'], placeId: number): Promise<number> => {
  const open = await paymentsWithReceipt(db, placeId, Number.MAX_SAFE_INTEGER);
  const refunds = await refundsOf(
    db,
    open.map(({ key }) => key),
  );
  return open.filter(({ key, amount, receipt }) => receipt && receiptDue(receipt, amount, refunds.get(key) ?? []) > 0)
    .length;
};

/** Payments with an open receipt, oldest first, and those of the last hours. */
export const listReceipts = async (services: Asked, place: PublishedPlace): Promise<readonly StaffPayment[]> => {
  const { store, clock } = services;
  const found = await paymentsWithReceipt(store.read, place.id, clock() - SHOWN_MS);
  const subjects = new Map(found.map(({ key, subject }) => [key, subject]));
  const payments = await toldToStaff(services, place.id, found);
  const listed = payments.filter(
    ({ amount, receipt, refunds }) => receipt && (receipt.issued || receiptDue(receipt, amount, refunds) > 0),
  );
  return Promise.all(
    listed.map(async (payment) => {
      const subject = subjects.get(payment.key);
      const sale = subject && (await saleOf(store.read, place, subject, payment));
      return { ...payment, ...(sale && { sale }) };
    }),
  );
};

/** Open receipts, oldest first, for the manager's first page. */
export const dueReceipts = async (services: Asked, placeId: number): Promise<readonly DueReceipt[]> => {
  const found = await paymentsWithReceipt(services.store.read, placeId, Number.MAX_SAFE_INTEGER);
  const payments = await toldToStaff(services, placeId, found);
  return payments.flatMap(({ key, amount, refunds, receipt, currency, startedAt, paidAt, label, table, booking }) => {
    const due = receipt ? receiptDue(receipt, amount, refunds) : 0;
    return due > 0 ? [{ key, amount: minor(due), currency, paidAt: paidAt ?? startedAt, label, table, booking }] : [];
  });
};

/** Notes that a staff member has issued a payment's receipt, or undoes that. The first name stays. */
export const issueReceipt = (
  { store, clock }: Asked,
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
