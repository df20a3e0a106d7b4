// Points and money that customers collect for paid orders. Each call adds the difference between the order's paid amount and
// the existing rows, so that a payment counts once and a reversal takes it back.
import { type BilledOrder, leftOf } from '#domain/bill/left-to-pay.ts';
import type { OrderId } from '#domain/ids.ts';
import { earnedOf, expiryOf } from '#domain/loyalty/earned-points.ts';
import type { LoyaltyUnit } from '#domain/loyalty/ledger.ts';
import { minor } from '#domain/pricing/money.ts';
import { addLedgerRow, type EarningOrder, earningOrders, ledgerOfOrder } from '../../store/loyalty/loyalty-ledger.ts';
import { currencyOf } from '../../store/service/payments-rows.ts';
import type { Tx } from '../../store/store.ts';

interface Where {
  readonly placeId: number;
  /** Epoch ms. */
  readonly at: number;
}

const NEVER = Number.POSITIVE_INFINITY;

const settleOne = async (tx: Tx, { placeId, at }: Where, order: EarningOrder, paid: number): Promise<void> => {
  const { orderId, accountId } = order;
  const currency = await currencyOf(tx.db, placeId, { orderId });
  if (currency === undefined) return;
  const due = earnedOf(minor(paid), order, currency);
  const rows = await ledgerOfOrder(tx.db, placeId, orderId);
  for (const unit of ['points', 'money'] as const satisfies readonly LoyaltyUnit[]) {
    const own = rows.filter((row) => row.unit === unit && (row.kind === 'earned' || row.kind === 'taken_back'));
    const amount = due[unit] - own.reduce((sum, row) => sum + row.amount, 0);
    // Expired points cannot be taken back.
    const isOver = amount < 0 && own.every(({ amount: had, expiresAt = NEVER }) => had < 0 || expiresAt <= at);
    if (amount === 0 || isOver) continue;
    const kind = amount > 0 ? 'earned' : 'taken_back';
    const expiresAt = unit === 'points' && amount > 0 ? expiryOf(order, at) : undefined;
    await addLedgerRow(tx, { placeId, accountId, currency }, { orderId, unit, kind, amount, at, expiresAt });
  }
};

/**
 * Adjusts the points and money collected for these orders to the paid amount of each; skips orders without a customer.
 * `orders`: as billed, with the rest of each. Call it after noting or reversing a payment, in the same transaction;
 * idempotent.
 */
export const settleEarned = async (tx: Tx, where: Where, orders: readonly BilledOrder[]): Promise<void> => {
  const ids = orders.map(({ id }) => id as OrderId);
  for (const earning of await earningOrders(tx.db, where.placeId, ids)) {
    const order = orders.find(({ id }) => id === earning.orderId);
    if (!order) continue;
    const paid = order.status === 'rejected' ? 0 : order.total - leftOf(order);
    await settleOne(tx, where, earning, paid);
  }
};
