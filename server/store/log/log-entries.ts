// Rows of visit log entries: inserted once per id, read as sums.
import { sql } from 'kysely';
import type { Store, Tx } from '../store.ts';
import type { LogTables } from './log-tables.ts';

type Db = Store['read'];
export type LogRow = LogTables['log_entries'];

/** A time span [from, until), epoch ms. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Inserts entries; an existing id keeps the larger amount, because a page may be viewed further. */
export const addLogEntries = async (tx: Tx, rows: readonly LogRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx.db
    .insertInto('log_entries')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['place_id', 'id'])
        .doUpdateSet((row) => ({ amount: row.ref('excluded.amount') }))
        .where('excluded.amount', '>', (row) => row.ref('log_entries.amount')),
    )
    .execute();
};

const within = (db: Db, placeId: number, kind: string, { from, until }: Span) =>
  db
    .selectFrom('log_entries')
    .where('place_id', '=', placeId)
    .where('kind', '=', kind)
    .where('at', '>=', from)
    .where('at', '<', until);

export interface DishLooks {
  readonly productId: number;
  readonly looks: number;
  /** Milliseconds in all. */
  readonly time: number;
}

/** Views and viewing time of each dish's page. */
export const dishLooks = async (db: Db, placeId: number, span: Span): Promise<readonly DishLooks[]> => {
  const rows = await within(db, placeId, 'time', span)
    .where('product_id', 'is not', null)
    .groupBy('product_id')
    .select(['product_id', db.fn.countAll<number>().as('looks'), sql<number>`sum(amount)`.as('time')])
    .execute();
  return rows.map((row) => ({ productId: Number(row.product_id), looks: Number(row.looks), time: Number(row.time) }));
};

/** Number of page views and their total milliseconds. */
export const pageLooks = async (db: Db, placeId: number, span: Span) => {
  const row = await within(db, placeId, 'time', span)
    .select([db.fn.countAll<number>().as('looks'), sql<number | null>`sum(amount)`.as('time')])
    .executeTakeFirst();
  return { looks: Number(row?.looks ?? 0), time: Number(row?.time ?? 0) };
};

/** Number of presses by action. */
export const actionCounts = async (db: Db, placeId: number, span: Span): Promise<ReadonlyMap<string, number>> => {
  const rows = await within(db, placeId, 'action', span)
    .groupBy('action')
    .select(['action', db.fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map((row) => [row.action ?? '', Number(row.count)]));
};

/** Number of network outages seen by guests. */
export const outages = async (db: Db, placeId: number, span: Span): Promise<number> => {
  const row = await within(db, placeId, 'system', span)
    .where('action', '=', 'offline')
    .select(db.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
};

export interface SearchCount {
  readonly words: string;
  readonly times: number;
}

/** Searches without results, most frequent first. */
export const emptySearches = async (
  db: Db,
  placeId: number,
  span: Span,
  most: number,
): Promise<readonly SearchCount[]> => {
  const rows = await within(db, placeId, 'system', span)
    .where('action', '=', 'search')
    .where('amount', '=', 0)
    .groupBy('words')
    .select(['words', db.fn.countAll<number>().as('times')])
    .orderBy('times', 'desc')
    .orderBy('words')
    .limit(most)
    .execute();
  return rows.map(({ words, times }) => ({ words: words ?? '', times: Number(times) }));
};

/** Number of searches, and of those without results. */
export const searchCounts = async (db: Db, placeId: number, span: Span) => {
  const row = await within(db, placeId, 'system', span)
    .where('action', '=', 'search')
    .select([
      db.fn.countAll<number>().as('searches'),
      sql<number | null>`sum(case when amount = 0 then 1 else 0 end)`.as('empty'),
    ])
    .executeTakeFirst();
  return { searches: Number(row?.searches ?? 0), empty: Number(row?.empty ?? 0) };
};

/** Deletes entries older than an instant, at most `most`; returns their number. */
export const removeLogEntries = async (tx: Tx, placeId: number, before: number, most: number): Promise<number> => {
  const gone = await tx.db
    .deleteFrom('log_entries')
    .where('place_id', '=', placeId)
    .where('id', 'in', (from) =>
      from.selectFrom('log_entries').select('id').where('place_id', '=', placeId).where('at', '<', before).limit(most),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
};

/** Whether each id was ever a dish or category of the place; ids are permanent, whatever the present menu. */
export const wereEverHere = async (
  db: Db,
  slug: string,
  kind: 'product' | 'category',
  ids: readonly number[],
): Promise<boolean> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const rows = await db
    .selectFrom('menu_ids')
    .select('id')
    .where('place', '=', slug)
    .where('kind', '=', kind)
    .where('id', 'in', wanted)
    .execute();
  return rows.length === wanted.length;
};
