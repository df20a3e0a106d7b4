// Points and money that customers have collected and spent at a place. Every addition locks the place, so a balance that was
// read there stays true until it is written.

import type { OrderId } from '#domain/ids.ts';
import type { EarningTerms } from '#domain/loyalty/earned-points.ts';
import { type LedgerRow, LOYALTY_KINDS, LOYALTY_UNITS } from '#domain/loyalty/ledger.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { convert, minor } from '#domain/pricing/money.ts';
import { convertBack, isLevaAndEuro, LEVA_PER_EURO } from '#domain/pricing/second-currency.ts';
import type { Store, Tx } from '../store.ts';
import type { LoyaltyTables } from './loyalty-tables.ts';

type Db = Store['read'];

export interface LoyaltyRow extends LedgerRow {
  readonly orderId: OrderId;
}

interface Whose {
  readonly placeId: number;
  readonly accountId: UserId;
  /** Currency of the place now. */
  readonly currency: string;
}

type Row = LoyaltyTables['loyalty_ledger'];

/** Money of before the euro is the same money by the rate of the law; any other currency is none of this place's any more. */
const inCurrency = ({ unit, amount, currency }: Row, own: string): number | undefined => {
  if (unit === 'points' || currency === own) return amount;
  if (!isLevaAndEuro(own, currency)) return undefined;
  const change = currency === 'EUR' ? convert : convertBack;
  return change(minor(amount), LEVA_PER_EURO, currency, own);
};

const toRow = (row: Row, currency: string): LoyaltyRow[] => {
  const unit = LOYALTY_UNITS.find((one) => one === row.unit);
  const kind = LOYALTY_KINDS.find((one) => one === row.kind);
  const amount = inCurrency(row, currency);
  if (!unit || !kind || amount === undefined) return [];
  const { at, order_id, expires_at: expiresAt } = row;
  return [{ unit, kind, amount, at, orderId: order_id as OrderId, ...(expiresAt !== null && { expiresAt }) }];
};

/** All rows of a customer at a place, in the order in which they were written. */
export const ledgerOf = async (db: Db, { placeId, accountId, currency }: Whose): Promise<readonly LoyaltyRow[]> => {
  const rows = await db
    .selectFrom('loyalty_ledger')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('place_id', '=', placeId)
    .orderBy('at')
    .orderBy('order_id')
    .orderBy('turn')
    .execute();
  return rows.flatMap((row) => toRow(row, currency));
};

/** The rows of an order as they were written, whatever its place's currency is now. */
export const ledgerOfOrder = async (
  db: Db,
  placeId: number,
  orderId: string,
): Promise<readonly (LoyaltyRow & { readonly accountId: UserId; readonly currency: string })[]> => {
  const rows = await db
    .selectFrom('loyalty_ledger')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('order_id', '=', orderId)
    .orderBy('turn')
    .execute();
  return rows.flatMap((row) =>
    toRow(row, row.currency).map((one) => ({ ...one, accountId: row.account_id as UserId, currency: row.currency })),
  );
};

/** Adds a row behind those of its order and unit. */
export const addLedgerRow = async (
  tx: Tx,
  { placeId, accountId, currency }: Whose,
  { orderId, unit, kind, amount, at, expiresAt }: LoyaltyRow,
): Promise<void> => {
  const { turn } = await tx.db
    .selectFrom('loyalty_ledger')
    .select((query) => query.fn.coalesce(query.fn.max('turn'), query.lit(0)).as('turn'))
    .where('place_id', '=', placeId)
    .where('order_id', '=', orderId)
    .where('unit', '=', unit)
    .executeTakeFirstOrThrow();
  await tx.db
    .insertInto('loyalty_ledger')
    .values({
      ...{ place_id: placeId, order_id: orderId, unit, turn: Number(turn) + 1, account_id: accountId },
      ...{ kind, amount, currency, at, expires_at: expiresAt ?? null },
    })
    .execute();
};

export interface EarningOrder extends EarningTerms {
  readonly orderId: OrderId;
  readonly accountId: UserId;
}

/** Keeps by which terms an order's customer collects. */
export const addEarningOrder = async (tx: Tx, placeId: number, order: EarningOrder): Promise<void> => {
  const { orderId, accountId, points, days, percent } = order;
  await tx.db
    .insertInto('loyalty_orders')
    .values({ place_id: placeId, order_id: orderId, account_id: accountId, points, days, percent: String(percent) })
    .execute();
};

/** The orders with which a customer collects. */
export const earningOrders = async (
  db: Db,
  placeId: number,
  ids: readonly OrderId[],
): Promise<readonly EarningOrder[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('loyalty_orders')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('order_id', 'in', [...ids])
    .execute();
  return rows.map(({ order_id, account_id, points, days, percent }) => ({
    orderId: order_id as OrderId,
    accountId: account_id as UserId,
    ...{ points, days, percent: Number(percent) },
  }));
};

/** The places at which a customer has collected or spent something. */
export const loyaltyPlacesOf = async (db: Db, accountId: UserId): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('loyalty_ledger')
    .select('place_id')
    .distinct()
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ place_id }) => place_id);
};

/** Takes away what only a customer's own ledger says. */
export const forgetLoyaltyOf = async (tx: Tx, accountId: UserId): Promise<void> => {
  await tx.db.deleteFrom('loyalty_ledger').where('account_id', '=', accountId).execute();
  await tx.db.deleteFrom('loyalty_orders').where('account_id', '=', accountId).execute();
};
