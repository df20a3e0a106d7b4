// Points and money that customers collected and spent at a place. Every insertion locks the place, so that a balance stays
// true until it is written.

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
  /** Present currency of the place. */
  readonly currency: string;
}

type Row = LoyaltyTables['loyalty_ledger'];

/** Amounts from before the euro are converted at the legal rate; other currencies no longer count at this place. */
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

/** All rows of a customer at a place, in order of insertion. */
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

/** Rows of an order as written, in whatever currency. */
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

/** Inserts a row after those of its order and unit. */
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

/** Stores the terms by which an order's customer collects. */
export const addEarningOrder = async (tx: Tx, placeId: number, order: EarningOrder): Promise<void> => {
  const { orderId, accountId, points, days, percent } = order;
  await tx.db
    .insertInto('loyalty_orders')
    .values({ place_id: placeId, order_id: orderId, account_id: accountId, points, days, percent: String(percent) })
    .execute();
};

/** Orders with which a customer collects. */
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

/** Places where a customer has collected or spent. */
export const loyaltyPlacesOf = async (db: Db, accountId: UserId): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('loyalty_ledger')
    .select('place_id')
    .distinct()
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ place_id }) => place_id);
};

/** Deletes a customer's ledger. */
export const forgetLoyaltyOf = async (tx: Tx, accountId: UserId): Promise<void> => {
  await tx.db.deleteFrom('loyalty_ledger').where('account_id', '=', accountId).execute();
  await tx.db.deleteFrom('loyalty_orders').where('account_id', '=', accountId).execute();
};
