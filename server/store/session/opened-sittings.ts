// Sittings by the moment at which they were opened, and whether anything was ordered in them.
import type { Store } from '../store.ts';

type Db = Store['read'];

export interface OpenedSitting {
  readonly id: string;
  readonly table: string;
  readonly openedAt: number;
  readonly isOpen: boolean;
  /** True when the sitting was joined with another party's. */
  readonly isMerged: boolean;
}

/** Sittings opened at a moment, at any table, and the earlier ones of a table that are still open. Epoch ms. */
export const sittingsOpenedBy = async (
  db: Db,
  placeId: number,
  at: number,
  table: string | undefined,
): Promise<readonly OpenedSitting[]> => {
  const rows = await db
    .selectFrom('table_sessions')
    .select(['id', 'table_name', 'opened_at', 'closed_at', 'merged_into'])
    .where('place_id', '=', placeId)
    .where('opened_at', '<=', at)
    .where(({ or, and, eb }) =>
      or([eb('opened_at', '=', at), and([eb('table_name', '=', table ?? ''), eb('closed_at', 'is', null)])]),
    )
    .execute();
  return rows.map(({ id, table_name, opened_at, closed_at, merged_into }) => ({
    ...{ id, table: table_name, openedAt: Number(opened_at) },
    ...{ isOpen: closed_at === null, isMerged: merged_into !== null },
  }));
};

/** Whether anything was ordered in a sitting since a moment, also an order that was cancelled. Epoch ms. */
export const hasOrders = async (db: Db, placeId: number, sittingId: string, since: number): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('place_id', '=', placeId)
    .where('session_id', '=', sittingId)
    .where('placed_at', '>=', since)
    .limit(1)
    .executeTakeFirst()) !== undefined;
