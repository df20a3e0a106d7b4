// Part payments of tables and of orders without a table, and their reversals. Rows are only ever inserted.

import {
  isPaidOnline,
  type Payment,
  REVERSAL_REASONS,
  type Reversal,
  type ReversalReason,
  TENDERS,
  type Tender,
} from '#domain/bill/payment.ts';
import type { CommandId, OrderId, SessionId } from '#domain/ids.ts';
import type { PaymentMove } from '#domain/owner/reports/report-people.ts';
import type { FiscalReceipt } from '#domain/payment/fiscal-receipt.ts';
import { type Currency, type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { receiptsOf } from '../payment/card-payments.ts';
import type { Store, Tx } from '../store.ts';
import type { ServiceTables } from './service-tables.ts';

type Db = Store['read'];

/** Paid subject: the bill of a sitting, or an order without a table. */
export type PaidFor = { readonly sittingId: SessionId } | { readonly orderId: OrderId };
type PaidBy = 'session_id' | 'order_id';

interface Noted {
  readonly placeId: number;
  /** Id of the command. */
  readonly id: string;
  readonly of: PaidFor;
  readonly amount: Minor;
  /** Absent: nothing. */
  readonly rounding?: Minor | undefined;
  /** Absent: nothing. */
  readonly tip?: Minor | undefined;
  readonly tender: Tender;
  /** With the tender `room`: the hotel room, by name. */
  readonly room?: string | undefined;
  readonly by: string;
  readonly at: number;
}

const noted = ({ placeId, id, of, amount, rounding = ZERO, tip = ZERO, tender, room, by, at }: Noted) => ({
  ...{ place_id: placeId, id, amount, tender, taken_by: by, at },
  rounding: rounding === 0 ? null : rounding,
  tip: tip === 0 ? null : tip,
  room: room ?? null,
  ...('orderId' in of ? { session_id: '', order_id: of.orderId } : { session_id: of.sittingId }),
});

export const addPayment = async (tx: Tx, part: Noted): Promise<void> => {
  await tx.db.insertInto('payments').values(noted(part)).execute();
};

/** Inserts a negative row for a reversed payment. Throws when the payment is already reversed. */
export const addReversal = async (
  tx: Tx,
  back: Noted & { readonly reverses: string; readonly reason: ReversalReason; readonly approvedBy: string | undefined },
): Promise<void> => {
  const { reverses, reason, approvedBy } = back;
  const row = noted(back);
  await tx.db
    .insertInto('payments')
    .values({
      ...row,
      amount: -row.amount,
      rounding: row.rounding === null ? null : -row.rounding,
      tip: row.tip === null ? null : -row.tip,
      reverses,
      reason,
      approved_by: approvedBy ?? null,
    })
    .execute();
};

/** Paid amount by sitting or order, less reversals; subjects without a payment are missing. */
export const paidOf = async (
  db: Db,
  placeId: number,
  ids: readonly string[],
  by: PaidBy = 'session_id',
): Promise<ReadonlyMap<string, Minor>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments')
    .select(by)
    .select((query) => query.fn.sum('amount').as('amount'))
    .where('place_id', '=', placeId)
    .where(by, 'in', [...ids])
    .groupBy(by)
    .execute();
  return new Map(rows.map((row) => [row[by] ?? '', minor(Number(row.amount))]));
};

/** Name and time of the latest payment that is not reversed; `undefined`: none. */
export const latestPayment = async (
  db: Db,
  placeId: number,
  of: PaidFor,
): Promise<{ readonly by: string; readonly at: number } | undefined> => {
  const row = await db
    .selectFrom('payments')
    .select(['taken_by', 'at'])
    .where('place_id', '=', placeId)
    .where('orderId' in of ? 'order_id' : 'session_id', '=', 'orderId' in of ? of.orderId : of.sittingId)
    .where('amount', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payments as back').select('back.id').whereRef('back.reverses', '=', 'payments.id'))),
    )
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { by: row.taken_by, at: Number(row.at) };
};

type Row = ServiceTables['payments'];

const reversalOf = ({ taken_by: by, at, reason: said, approved_by }: Row): Reversal => ({
  by,
  at,
  reason: REVERSAL_REASONS.find((reason) => reason === said) ?? 'other',
  ...(approved_by !== null && { approvedBy: approved_by }),
});

const paymentOf = (row: Row, reversed: Row | undefined, receipt?: FiscalReceipt): Payment => ({
  id: row.id as CommandId,
  amount: minor(row.amount),
  ...(row.rounding !== null && { rounding: minor(Number(row.rounding)) }),
  ...(row.tip !== null && { tip: minor(Number(row.tip)) }),
  tender: TENDERS.find((tender) => tender === row.tender) ?? 'other',
  ...(row.room !== null && { room: row.room }),
  by: row.taken_by,
  at: row.at,
  ...(receipt && { receipt }),
  ...(reversed && { reversed: reversalOf(reversed) }),
});

/** Payments by sitting or order, oldest first; subjects without a payment are missing. */
export const paymentsOf = async (
  db: Db,
  placeId: number,
  ids: readonly string[],
  by: PaidBy = 'session_id',
): Promise<ReadonlyMap<string, readonly Payment[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('place_id', '=', placeId)
    .where(by, 'in', [...ids])
    .orderBy('at')
    .orderBy('id')
    .execute();
  const reversals = new Map(rows.map((row) => [row.reverses, row]));
  const taken = rows.filter(({ reverses }) => reverses === null);
  const receipts = await receiptsOf(
    db,
    taken.flatMap(({ id, taken_by }) => (isPaidOnline({ by: taken_by }) ? id : [])),
  );
  const of = new Map<string, Payment[]>();
  for (const row of taken) {
    const key = row[by] ?? '';
    of.set(key, [...(of.get(key) ?? []), paymentOf(row, reversals.get(row.id), receipts.get(row.id))]);
  }
  return of;
};

/** Currency of the subject; `undefined`: no orders. */
export const currencyOf = async (db: Db, placeId: number, of: PaidFor): Promise<string | undefined> => {
  const orders = db.selectFrom('orders').select('currency').where('place_id', '=', placeId);
  const those = 'orderId' in of ? orders.where('id', '=', of.orderId) : orders.where('session_id', '=', of.sittingId);
  return (await those.limit(1).executeTakeFirst())?.currency;
};

/** Payments and reversals in a time span; a reversal counts at its own time, for the person who noted the payment. */
export const paymentMoves = async (
  db: Db,
  placeId: number,
  { from, until }: { readonly from: number; readonly until: number },
  /** Currency of payments whose orders no longer exist. */
  ownCurrency: Currency,
): Promise<readonly PaymentMove[]> => {
  const rows = await db
    .selectFrom('payments')
    .select(['tender', 'amount', 'rounding', 'tip', 'room', 'taken_by', 'reverses'])
    .select((query) => [
      query
        .selectFrom('orders')
        .select('orders.currency')
        .whereRef('orders.place_id', '=', 'payments.place_id')
        .whereRef('orders.id', '=', 'payments.order_id')
        .limit(1)
        .as('own'),
      query
        .selectFrom('orders')
        .select('orders.currency')
        .whereRef('orders.place_id', '=', 'payments.place_id')
        .whereRef('orders.session_id', '=', 'payments.session_id')
        .limit(1)
        .as('of_table'),
      query
        .selectFrom('payments as first')
        .select('first.taken_by')
        .whereRef('first.place_id', '=', 'payments.place_id')
        .whereRef('first.id', '=', 'payments.reverses')
        .limit(1)
        .as('noted_by'),
    ])
    .where('place_id', '=', placeId)
    .where('at', '>=', from)
    .where('at', '<', until)
    .orderBy('at')
    .execute();
  return rows.map((row) => ({
    tender: TENDERS.find((one) => one === row.tender) ?? 'other',
    currency: (row.own ?? row.of_table ?? ownCurrency) as Currency,
    amount: minor(Number(row.amount) + Number(row.rounding ?? 0)),
    tip: minor(Number(row.tip ?? 0)),
    ...(row.room !== null && { room: row.room }),
    by: row.noted_by ?? row.taken_by,
    isReversal: row.reverses !== null,
  }));
};

/** A payment with its subject; `undefined`: unknown. */
export const findPayment = async (
  db: Db,
  placeId: number,
  id: string,
): Promise<(Payment & { readonly of: PaidFor }) | undefined> => {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('place_id', '=', placeId)
    .where((where) => where.or([where('id', '=', id), where('reverses', '=', id)]))
    .execute();
  const row = rows.find((one) => one.id === id && one.reverses === null);
  const reversed = rows.find(({ reverses }) => reverses === id);
  if (!row) return undefined;
  const of = row.order_id === null ? { sittingId: row.session_id as SessionId } : { orderId: row.order_id as OrderId };
  return { ...paymentOf(row, reversed), of };
};
