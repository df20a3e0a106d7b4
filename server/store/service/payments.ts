// What tables have paid, part by part, and what of it was taken back. Rows are only ever added.

import {
  type Payment,
  REVERSAL_REASONS,
  type Reversal,
  type ReversalReason,
  TENDERS,
  type Tender,
} from '#domain/bill/payment.ts';
import type { CommandId, SessionId } from '#domain/ids.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';
import type { Store, Tx } from '../store.ts';
import type { ServiceTables } from './service-tables.ts';

type Db = Store['read'];

interface Noted {
  readonly placeId: number;
  /** Of the command. */
  readonly id: string;
  readonly sittingId: string;
  readonly amount: Minor;
  readonly tender: Tender;
  readonly by: string;
  readonly at: number;
}

export const addPayment = async (tx: Tx, part: Noted): Promise<void> => {
  const { placeId, id, sittingId, amount, tender, by, at } = part;
  await tx.db
    .insertInto('payments')
    .values({ place_id: placeId, id, session_id: sittingId, amount, tender, taken_by: by, at })
    .execute();
};

/** The same below zero, beside what it takes back. Throws where that was taken back already. */
export const addReversal = async (
  tx: Tx,
  back: Noted & { readonly reverses: string; readonly reason: ReversalReason },
): Promise<void> => {
  const { placeId, id, sittingId, amount, tender, by, at, reverses, reason } = back;
  await tx.db
    .insertInto('payments')
    .values({
      place_id: placeId,
      id,
      session_id: sittingId,
      amount: -amount,
      tender,
      taken_by: by,
      at,
      reverses,
      reason,
    })
    .execute();
};

/** What was paid of each sitting, less what was taken back; one of which nothing was ever paid is not in it. */
export const paidOf = async (
  db: Db,
  placeId: number,
  sittingIds: readonly string[],
): Promise<ReadonlyMap<string, Minor>> => {
  if (sittingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments')
    .select(['session_id'])
    .select((query) => query.fn.sum('amount').as('amount'))
    .where('place_id', '=', placeId)
    .where('session_id', 'in', [...sittingIds])
    .groupBy('session_id')
    .execute();
  return new Map(rows.map((row) => [row.session_id, minor(Number(row.amount))]));
};

type Row = ServiceTables['payments'];

const reversalOf = ({ taken_by: by, at, reason: said }: Row): Reversal => ({
  by,
  at,
  reason: REVERSAL_REASONS.find((reason) => reason === said) ?? 'other',
});

const paymentOf = (row: Row, reversed: Row | undefined): Payment => ({
  id: row.id as CommandId,
  amount: minor(row.amount),
  tender: TENDERS.find((tender) => tender === row.tender) ?? 'other',
  by: row.taken_by,
  at: row.at,
  ...(reversed && { reversed: reversalOf(reversed) }),
});

/** The payments of sittings, of each the first first; one of which nothing was ever paid is not in it. */
export const paymentsOf = async (
  db: Db,
  placeId: number,
  sittingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Payment[]>> => {
  if (sittingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('session_id', 'in', [...sittingIds])
    .orderBy('at')
    .orderBy('id')
    .execute();
  const reversals = new Map(rows.map((row) => [row.reverses, row]));
  const taken = rows.filter(({ reverses }) => reverses === null);
  const of = new Map<string, Payment[]>();
  for (const row of taken) {
    const payments = of.get(row.session_id) ?? [];
    of.set(row.session_id, [...payments, paymentOf(row, reversals.get(row.id))]);
  }
  return of;
};

/** One payment with the sitting that it is of now; undefined: there is none. */
export const findPayment = async (
  db: Db,
  placeId: number,
  id: string,
): Promise<(Payment & { readonly sittingId: SessionId }) | undefined> => {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('place_id', '=', placeId)
    .where((where) => where.or([where('id', '=', id), where('reverses', '=', id)]))
    .execute();
  const row = rows.find((one) => one.id === id && one.reverses === null);
  const reversed = rows.find(({ reverses }) => reverses === id);
  return row && { ...paymentOf(row, reversed), sittingId: row.session_id as SessionId };
};
