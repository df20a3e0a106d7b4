// Payment of a part of an order by points and collected money: checked and taken in the order's transaction, and returned in
// the transaction that rejects the order.
import type { OrderId } from '#domain/ids.ts';
import { expiryOf, isEarning } from '#domain/loyalty/earned-points.ts';
import { balanceOf, type LoyaltyUnit } from '#domain/loyalty/ledger.ts';
import type { UserId } from '#domain/order/orderer.ts';
import type { FurtherTerms } from '#domain/pricing/further-discounts.ts';
import { minor, ZERO } from '#domain/pricing/money.ts';
import { type PriceStep, stepOf } from '#domain/pricing/price-steps.ts';
import { findAccount } from '../../store/account/accounts.ts';
import {
  addEarningOrder,
  addLedgerRow,
  earningOrders,
  type LoyaltyRow,
  ledgerOf,
  ledgerOfOrder,
} from '../../store/loyalty/loyalty-ledger.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { OrderRequest } from '../order/order-request.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { loyaltyTermsOf } from './loyalty-terms.ts';

type Db = Store['read'];

/** Ledger rows of a customer at a place in its present currency, by unit. */
export const rowsByUnit = async (
  db: Db,
  { id: placeId, document }: PublishedPlace,
  accountId: UserId,
): Promise<Readonly<Record<LoyaltyUnit, readonly LoyaltyRow[]>>> => {
  const rows = await ledgerOf(db, { placeId, accountId, currency: document.place.currency });
  const of = (unit: LoyaltyUnit) => rows.filter((row) => row.unit === unit);
  return { points: of('points'), money: of('money') };
};

/**
 * Verdict on the points and money to spend in an order, and on the discount assumed by the device. A customer with an
 * unverified email address cannot spend: the points belong to the mailbox's owner.
 */
export const spendingFor = async (
  db: Db,
  place: PublishedPlace,
  { customer, spend, isRegistered }: Pick<OrderRequest, 'customer' | 'spend' | 'isRegistered'>,
  now: number,
): Promise<Pick<FurtherTerms, 'registered' | 'spending'>> => {
  if (customer === undefined || (!spend && !isRegistered)) return {};
  const account = await findAccount(db, customer);
  if (!account) return {};
  const { worth, from, mostPercent, registered } = loyaltyTermsOf(place);
  const discount = isRegistered && registered ? { registered } : {};
  if (!spend || !account.isVerified) return discount;
  const rows = await rowsByUnit(db, place, customer);
  const points = Math.max(0, balanceOf(rows.points, now).amount);
  const collected = minor(Math.max(0, balanceOf(rows.money, now).amount));
  const balance = collected < from ? ZERO : collected;
  const spending = { points: Math.min(spend.points, points), worth, money: spend.money, balance, mostPercent };
  return { ...discount, spending };
};

/** Points and money spent in an order, by unit; units without spending are omitted. */
const spentIn = (steps: readonly PriceStep[]): readonly { readonly unit: LoyaltyUnit; readonly amount: number }[] => {
  const points = stepOf(steps, 'points')?.cause.points ?? 0;
  const money = -(stepOf(steps, 'accumulated')?.amount ?? 0);
  return [{ unit: 'points', amount: points } as const, { unit: 'money', amount: money } as const].filter(
    ({ amount }) => amount > 0,
  );
};

/** Stores with an accepted order the spent points and money, and the collecting terms that apply. */
export const takeSpending = async (
  tx: Tx,
  place: PublishedPlace,
  order: {
    readonly orderId: OrderId;
    readonly accountId: UserId;
    readonly steps: readonly PriceStep[];
    readonly at: number;
  },
): Promise<void> => {
  const { orderId, accountId, steps, at } = order;
  const { earning } = loyaltyTermsOf(place);
  const spent = spentIn(steps);
  if (isEarning(earning) || spent.length > 0) await addEarningOrder(tx, place.id, { orderId, accountId, ...earning });
  const whose = { placeId: place.id, accountId, currency: place.document.place.currency };
  for (const { unit, amount } of spent)
    await addLedgerRow(tx, whose, { orderId, unit, kind: 'spent', amount: -amount, at });
};

/** Returns the points and money spent on a rejected order; idempotent. Returned points have their full lifetime again. */
export const giveBackSpending = async (
  tx: Tx,
  { placeId, orderId, at }: { readonly placeId: number; readonly orderId: OrderId; readonly at: number },
): Promise<void> => {
  const rows = await ledgerOfOrder(tx.db, placeId, orderId);
  const [terms] = await earningOrders(tx.db, placeId, [orderId]);
  for (const unit of ['points', 'money'] as const) {
    const own = rows.filter((row) => row.unit === unit && (row.kind === 'spent' || row.kind === 'given_back'));
    const amount = -own.reduce((sum, row) => sum + row.amount, 0);
    const [first] = own;
    if (!first || amount <= 0) continue;
    const { accountId, currency } = first;
    const expiresAt = unit === 'points' && terms ? expiryOf(terms, at) : undefined;
    await addLedgerRow(
      tx,
      { placeId, accountId, currency },
      { orderId, unit, kind: 'given_back', amount, at, expiresAt },
    );
  }
};
