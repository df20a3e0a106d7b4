// Refunds of card payments.
import { REFUND_REASONS, REFUND_STATES, type Refund } from '#domain/payment/refund.ts';
import { minor } from '#domain/pricing/money.ts';
import type { Store, Tx } from '../store.ts';
import type { PaymentTables } from './payment-tables.ts';

type Db = Store['read'];
type Row = PaymentTables['card_refunds'];

export interface KeptRefund extends Refund {
  readonly placeId: number;
  readonly paymentKey: string;
  readonly reference?: string | undefined;
  readonly doneAt?: number | undefined;
  readonly tryAt?: number | undefined;
  readonly tries: number;
}

/** Throws for a row with unknown values. */
const toRefund = (row: Row): KeptRefund => {
  const state = REFUND_STATES.find((one) => one === row.state);
  const reason = REFUND_REASONS.find((one) => one === row.reason);
  if (!state || !reason) throw new Error(`The refund ${row.id} cannot be read`);
  return {
    id: row.id,
    placeId: row.place_id,
    paymentKey: row.payment_key,
    amount: minor(Number(row.amount)),
    state,
    reason,
    by: row.taken_by,
    at: Number(row.at),
    reference: row.reference ?? undefined,
    doneAt: row.done_at === null ? undefined : Number(row.done_at),
    tryAt: row.try_at === null ? undefined : Number(row.try_at),
    tries: row.tries,
  };
};

export const addRefund = async (tx: Tx, of: KeptRefund): Promise<void> => {
  await tx.db
    .insertInto('card_refunds')
    .values({
      id: of.id,
      place_id: of.placeId,
      payment_key: of.paymentKey,
      amount: of.amount,
      state: of.state,
      reason: of.reason,
      taken_by: of.by,
      reference: of.reference ?? null,
      at: of.at,
      done_at: of.doneAt ?? null,
      try_at: of.tryAt ?? null,
      tries: of.tries,
    })
    .execute();
};

export const saveRefund = async (tx: Tx, of: KeptRefund): Promise<void> => {
  await tx.db
    .updateTable('card_refunds')
    .set({
      state: of.state,
      reference: of.reference ?? null,
      done_at: of.doneAt ?? null,
      try_at: of.tryAt ?? null,
      tries: of.tries,
    })
    .where('id', '=', of.id)
    .execute();
};

export const findRefund = async (db: Db, id: string): Promise<KeptRefund | undefined> => {
  const row = await db.selectFrom('card_refunds').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toRefund(row);
};

/** Refunds of payments, oldest first for each. */
export const refundsOf = async (
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly KeptRefund[]>> => {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('card_refunds')
    .selectAll()
    .where('payment_key', 'in', [...keys])
    .orderBy('at')
    .orderBy('id')
    .execute();
  const of = new Map<string, KeptRefund[]>();
  for (const row of rows) of.set(row.payment_key, [...(of.get(row.payment_key) ?? []), toRefund(row)]);
  return of;
};

/** Refunds to be requested from their provider now. */
export const refundsToTry = async (db: Db, now: number, most: number): Promise<KeptRefund[]> => {
  const rows = await db
    .selectFrom('card_refunds')
    .selectAll()
    .where('try_at', '<=', now)
    .orderBy('try_at')
    .limit(most)
    .execute();
  return rows.map(toRefund);
};
