// What tables have paid, part by part.

import type { PaidPart } from '#domain/owner/order-history.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';
import { TENDERS, type Tender } from '#domain/service/staff-command.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export const addPayment = async (
  tx: Tx,
  part: {
    readonly placeId: number;
    readonly id: string;
    readonly sittingId: string;
    readonly amount: Minor;
    readonly tender: Tender;
    readonly by: string;
    readonly at: number;
  },
): Promise<void> => {
  const { placeId, id, sittingId, amount, tender, by, at } = part;
  await tx.db
    .insertInto('payments')
    .values({ place_id: placeId, id, session_id: sittingId, amount, tender, taken_by: by, at })
    .execute();
};

/** What was paid of each sitting; one of which nothing was paid is not in it. */
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

/** The parts of a sitting's bill that were paid, the first first. */
export const paymentsOf = async (db: Db, placeId: number, sittingId: string): Promise<PaidPart[]> => {
  const rows = await db
    .selectFrom('payments')
    .select(['amount', 'tender', 'taken_by', 'at'])
    .where('place_id', '=', placeId)
    .where('session_id', '=', sittingId)
    .orderBy('at')
    .execute();
  return rows.map((row) => ({
    amount: minor(row.amount),
    tender: TENDERS.find((tender) => tender === row.tender) ?? 'other',
    by: row.taken_by,
    at: row.at,
  }));
};
