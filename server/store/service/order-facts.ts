// Staff's facts about orders: one row per order, updated with each journal row.
import { readOrderFacts } from '#contract/service/order-facts.ts';
import { NO_FACTS, type OrderFacts } from '#domain/order/order-facts.ts';
import type { RejectReason } from '#domain/order/reject-reason.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export interface OrderRecord {
  readonly facts: OrderFacts;
  /** Person who last changed the status, and when; absent: unchanged since it was placed. */
  readonly moved?: { readonly by: string; readonly at: number } | undefined;
  /** Id of that person; absent: an older server stored the name only. */
  readonly movedById?: string | undefined;
  /** Id of the person who accepted the order. */
  readonly acceptedById?: string | undefined;
  readonly reason?: RejectReason | undefined;
  /** Earlier tables of the order. */
  readonly movedFrom?: readonly string[] | undefined;
  /** Name of the staff member who took the order for its table. */
  readonly takenBy?: string | undefined;
}

export const NO_RECORD: OrderRecord = { facts: NO_FACTS };

interface Row {
  facts: string;
  status_by: string | null;
  status_by_id: string | null;
  accepted_by_id: string | null;
  status_at: number | null;
  reason: string | null;
  moved_from: string | null;
  taken_by: string | null;
}

const COLUMNS = [
  ...(['order_id', 'facts', 'status_by', 'status_by_id', 'accepted_by_id'] as const),
  ...(['status_at', 'reason', 'moved_from', 'taken_by'] as const),
] as const;

const toRecord = (row: Row): OrderRecord => ({
  facts: readOrderFacts(JSON.parse(row.facts)) ?? NO_FACTS,
  ...(row.status_at !== null && { moved: { by: row.status_by ?? '', at: row.status_at } }),
  ...(row.status_by_id !== null && { movedById: row.status_by_id }),
  ...(row.accepted_by_id !== null && { acceptedById: row.accepted_by_id }),
  ...(row.reason !== null && { reason: JSON.parse(row.reason) as RejectReason }),
  ...(row.moved_from !== null && { movedFrom: JSON.parse(row.moved_from) as string[] }),
  ...(row.taken_by !== null && { takenBy: row.taken_by }),
});

export const findRecord = async (db: Db, placeId: number, orderId: string): Promise<OrderRecord> => {
  const row = await db
    .selectFrom('order_facts')
    .select(COLUMNS)
    .where('place_id', '=', placeId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ? toRecord(row) : NO_RECORD;
};

/** By order id; orders without facts are missing. */
export const findRecords = async (
  db: Db,
  placeId: number,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderRecord>> => {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_facts')
    .select(COLUMNS)
    .where('place_id', '=', placeId)
    .where('order_id', 'in', [...orderIds])
    .execute();
  return new Map(rows.map((row) => [row.order_id, toRecord(row)]));
};

export const saveRecord = async (
  tx: Tx,
  placeId: number,
  orderId: string,
  { facts, moved, movedById, acceptedById, reason, movedFrom, takenBy }: OrderRecord,
): Promise<void> => {
  const row = {
    facts: JSON.stringify(facts),
    status_by: moved?.by ?? null,
    status_by_id: movedById ?? null,
    accepted_by_id: acceptedById ?? null,
    status_at: moved?.at ?? null,
    reason: reason ? JSON.stringify(reason) : null,
    moved_from: movedFrom ? JSON.stringify(movedFrom) : null,
    taken_by: takenBy ?? null,
  };
  await tx.db
    .insertInto('order_facts')
    .values({ place_id: placeId, order_id: orderId, ...row })
    .onConflict((conflict) => conflict.columns(['place_id', 'order_id']).doUpdateSet(row))
    .execute();
};
