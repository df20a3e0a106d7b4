// Merges two parties and undoes a merge: all rows of a sitting move and return together.
import type { SessionId } from '#domain/ids.ts';
import { ordererKey, sessionOrderer } from '#domain/order/orderer.ts';
import type { Database } from '../database.ts';
import type { Sitting } from '../session/sittings.ts';
import { mergeGuests } from '../session/table-guests.ts';
import type { Store, Tx } from '../store.ts';

type Party = Pick<Sitting, 'id' | 'orderType'>;

/** Tables with rows of a sitting, and the column that identifies a row. */
const ID_OF = {
  session_tokens: 'token_hash',
  orders: 'id',
  answers: 'order_id',
  payments: 'id',
  bill_shares: 'id',
  calls: 'id',
} as const;
type MovedTable = keyof typeof ID_OF;
/** Tables whose rows go over by their ids. */
export const MOVED = [
  'session_tokens',
  'orders',
  'answers',
  'payments',
  'bill_shares',
  'calls',
] as const satisfies MovedTable[];

/** Persisted: fields may be added, never renamed. */
interface MovedRows {
  readonly ids: Readonly<Record<MovedTable, readonly string[]>>;
  /** Orders and answers whose orderer was the merged sitting. */
  readonly own: Readonly<Record<'orders' | 'answers', readonly string[]>>;
  readonly bill: Database['bills'] | null;
  readonly guests: readonly Database['table_guests'][];
}

export interface Merge {
  readonly fromId: string;
  readonly intoId: string;
  /** Epoch ms. */
  readonly at: number;
  readonly moved: MovedRows;
}

const keyOf = ({ id, orderType }: Party): string => ordererKey(sessionOrderer({ id: id as SessionId, orderType }));

const idsOf = async (tx: Tx, table: MovedTable, sittingId: string): Promise<string[]> => {
  const id = ID_OF[table];
  const column = tx.db.dynamic.ref<string>(id);
  const rows = await tx.db.selectFrom(table).select(column).where('session_id', '=', sittingId).execute();
  return rows.map((row) => String(Reflect.get(row, id)));
};

const ownIn = async (tx: Tx, table: 'orders' | 'answers', from: Party): Promise<string[]> => {
  const id = ID_OF[table];
  const column = tx.db.dynamic.ref<string>(id);
  const rows = await tx.db
    .selectFrom(table)
    .select(column)
    .where('session_id', '=', from.id)
    .where((where) => where.or([where('orderer', '=', keyOf(from)), where('orderer', 'is', null)]))
    .execute();
  return rows.map((row) => String(Reflect.get(row, id)));
};

const movedRows = async (tx: Tx, from: Party): Promise<MovedRows> => {
  const bill = await tx.db.selectFrom('bills').selectAll().where('session_id', '=', from.id).executeTakeFirst();
  return {
    ids: {
      session_tokens: await idsOf(tx, 'session_tokens', from.id),
      orders: await idsOf(tx, 'orders', from.id),
      answers: await idsOf(tx, 'answers', from.id),
      payments: await idsOf(tx, 'payments', from.id),
      bill_shares: await idsOf(tx, 'bill_shares', from.id),
      calls: await idsOf(tx, 'calls', from.id),
    },
    own: { orders: await ownIn(tx, 'orders', from), answers: await ownIn(tx, 'answers', from) },
    bill: bill ?? null,
    guests: await tx.db.selectFrom('table_guests').selectAll().where('session_id', '=', from.id).execute(),
  };
};

/** Moves the listed rows from one sitting to another; rows that have left the sitting since stay. */
const hand = async (
  tx: Tx,
  placeId: number,
  table: MovedTable,
  ids: readonly string[],
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> => {
  if (ids.length === 0) return;
  await tx.db
    .updateTable(table)
    .set({ session_id: into })
    .where('place_id', '=', placeId)
    .where('session_id', '=', from)
    .where(tx.db.dynamic.ref<string>(ID_OF[table]), 'in', ids)
    .execute();
};

const signAs = async (
  tx: Tx,
  placeId: number,
  own: MovedRows['own'],
  orderer: string,
  sittingId: string,
): Promise<void> => {
  for (const table of ['orders', 'answers'] as const) {
    if (own[table].length === 0) continue;
    await tx.db
      .updateTable(table)
      .set({ orderer })
      .where('place_id', '=', placeId)
      .where('session_id', '=', sittingId)
      .where(tx.db.dynamic.ref<string>(ID_OF[table]), 'in', [...own[table]])
      .execute();
  }
};

/**
 * Merges two parties. Phones of the first keep their secrets and get earlier answers for retries: tokens, orders and answers
 * move to the other sitting. The moved rows are stored for `unmergeSittings`.
 */
export const mergeSittings = async (
  tx: Tx,
  {
    placeId,
    from,
    into,
    at,
  }: { readonly placeId: number; readonly from: Party; readonly into: Party; readonly at: number },
): Promise<void> => {
  const moved = await movedRows(tx, from);
  for (const table of MOVED) await hand(tx, placeId, table, moved.ids[table], { from: from.id, into: into.id });
  await signAs(tx, placeId, moved.own, keyOf(into), into.id);
  const wanted = await tx.db.selectFrom('bills').select('session_id').where('session_id', '=', into.id).execute();
  if (wanted.length > 0) await tx.db.deleteFrom('bills').where('session_id', '=', from.id).execute();
  else {
    // Shares of one party are no shares of both.
    const bill = { session_id: into.id, split: null };
    await tx.db.updateTable('bills').set(bill).where('session_id', '=', from.id).execute();
  }
  await mergeGuests(tx, from.id, into.id);
  await tx.db
    .updateTable('table_sessions')
    .set({ closed_at: at, merged_into: into.id })
    .where('id', '=', from.id)
    .execute();
  const row = { into_id: into.id, at, moved: JSON.stringify(moved) };
  await tx.db
    .insertInto('merges')
    .values({ place_id: placeId, from_id: from.id, ...row })
    .onConflict((conflict) => conflict.columns(['place_id', 'from_id']).doUpdateSet(row))
    .execute();
};

const toMerge = (row: Database['merges']): Merge => ({
  fromId: row.from_id,
  intoId: row.into_id,
  at: row.at,
  moved: JSON.parse(row.moved) as MovedRows,
});

/** Merge of a sitting into another one; `undefined`: none, undone, or made by an older server. */
export const findMerge = async (db: Store['read'], placeId: number, fromId: string): Promise<Merge | undefined> => {
  const row = await db
    .selectFrom('merges')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('from_id', '=', fromId)
    .executeTakeFirst();
  return row && toMerge(row);
};

export interface MergedParty {
  readonly intoId: string;
  readonly sittingId: string;
  /** Table where the party sat. */
  readonly table: string;
  readonly at: number;
}

/** Parties merged since, epoch ms, oldest first. */
export const mergedSince = async (db: Store['read'], placeId: number, since: number): Promise<MergedParty[]> => {
  const rows = await db
    .selectFrom('merges')
    .innerJoin('table_sessions', 'table_sessions.id', 'merges.from_id')
    .select(['merges.from_id', 'merges.into_id', 'merges.at', 'table_sessions.table_name'])
    .where('merges.place_id', '=', placeId)
    .where('merges.at', '>=', since)
    .orderBy('merges.at')
    .execute();
  return rows.map((row) => ({ intoId: row.into_id, sittingId: row.from_id, table: row.table_name, at: row.at }));
};

/** Orders and answers sent by the merged party's phones since the merge. */
const sentSince = async (tx: Tx, placeId: number, { intoId, at, moved }: Merge): Promise<string[]> => {
  const before = moved.ids.orders;
  const known =
    before.length === 0
      ? []
      : await tx.db
          .selectFrom('orders')
          .select('sender')
          .where('place_id', '=', placeId)
          .where('id', 'in', [...before])
          .execute();
  const senders = [...moved.ids.session_tokens, ...known.flatMap(({ sender }) => sender ?? [])];
  if (senders.length === 0) return [];
  const rows = await tx.db
    .selectFrom('orders')
    .select('id')
    .where('place_id', '=', placeId)
    .where('session_id', '=', intoId)
    .where('placed_at', '>=', at)
    .where('sender', 'in', senders)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Undoes a merge: phones, orders, calls, payments, shares, names and the bill request return to the first party,
 * and so do the later orders of its phones.
 */
export const unmergeSittings = async (
  tx: Tx,
  placeId: number,
  merge: Merge,
  { from, into }: { readonly from: Party; readonly into: Party },
): Promise<void> => {
  const { moved } = merge;
  const since = await sentSince(tx, placeId, merge);
  const back = { from: into.id, into: from.id };
  for (const table of MOVED) {
    const more = table === 'orders' || table === 'answers' ? since : [];
    await hand(tx, placeId, table, [...moved.ids[table], ...more], back);
  }
  const own = { orders: [...moved.own.orders, ...since], answers: [...moved.own.answers, ...since] };
  await signAs(tx, placeId, own, keyOf(from), from.id);
  if (moved.bill) {
    await tx.db
      .deleteFrom('bills')
      .where('session_id', '=', into.id)
      .where('requested_at', '=', moved.bill.requested_at)
      .execute();
    await tx.db.insertInto('bills').values(moved.bill).execute();
  }
  const senders = moved.guests.map(({ sender }) => sender);
  if (senders.length > 0) {
    await tx.db.deleteFrom('table_guests').where('session_id', '=', into.id).where('sender', 'in', senders).execute();
    await tx.db
      .insertInto('table_guests')
      .values([...moved.guests])
      .execute();
  }
  await tx.db
    .updateTable('table_sessions')
    .set({ closed_at: null, merged_into: null })
    .where('id', '=', from.id)
    .execute();
  await tx.db.deleteFrom('merges').where('place_id', '=', placeId).where('from_id', '=', from.id).execute();
};
