// Orders of a day in the place's time zone, found by the index of the order numbers.
import { readOrderFacts } from '#contract/service/order-facts.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { DayOrder } from '#domain/owner/day-figures.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import { keptQuery, type Slots } from '../kept-query.ts';
import type { Store } from '../store.ts';
import { detailsIn } from './own-orders.ts';

const dayQuery = keptQuery((db, { placeId, day }: Slots<{ placeId: number; day: string }>) =>
  db
    .selectFrom('orders')
    .leftJoin('order_facts', (join) =>
      join.onRef('order_facts.place_id', '=', 'orders.place_id').onRef('order_facts.order_id', '=', 'orders.id'),
    )
    .select([
      'orders.id',
      'orders.session_id',
      'orders.status',
      'orders.placed_at',
      'orders.total',
      'orders.currency',
      'orders.details',
      'order_facts.facts',
    ])
    .where('orders.place_id', '=', placeId)
    .where('orders.day', '=', day)
    .where('orders.held', 'is', null)
    .orderBy('orders.number'),
);

/** Only the columns that the day's figures need. */
export const dayOrders = async (db: Store['read'], placeId: number, day: string): Promise<DayOrder[]> => {
  const rows = await dayQuery(db, { placeId, day });
  return rows.map((row) => ({
    id: row.id,
    sessionId: row.session_id ?? undefined,
    status: row.status as OrderStatus,
    placedAt: row.placed_at,
    servedAt: row.facts === null ? undefined : readOrderFacts(JSON.parse(row.facts))?.servedAt,
    wantedAt: detailsIn(row.details)?.wantedAt,
    total: minor(row.total),
    currency: row.currency as Currency,
  }));
};
