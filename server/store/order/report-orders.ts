// Orders of a range of days in the place's time zone, with the columns that a report needs.
import { readOrderFacts } from '#contract/service/order-facts.ts';
import type { OrderStatus, PlacedOrderLine } from '#domain/order/order.ts';
import type { ReportOrder } from '#domain/owner/reports/report.ts';
import type { Days } from '#domain/owner/reports/report-days.ts';
import { soldDishes } from '#domain/owner/reports/sold-dishes.ts';
import type { OrderType } from '#domain/place/place.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import type { Store } from '../store.ts';
import { detailsIn } from './own-orders.ts';
import { priceIn } from './price-columns.ts';

/** Oldest first, without orders that wait for their payment. */
export const reportOrders = async (
  db: Store['read'],
  placeId: number,
  { from, to }: Days,
): Promise<readonly ReportOrder[]> => {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('order_facts', (join) =>
      join.onRef('order_facts.place_id', '=', 'orders.place_id').onRef('order_facts.order_id', '=', 'orders.id'),
    )
    .select(['orders.id', 'orders.session_id', 'orders.status', 'orders.day', 'orders.created_at', 'orders.placed_at'])
    .select([
      'orders.total',
      'orders.currency',
      'orders.details',
      'orders.lines',
      'order_facts.facts',
      'order_facts.taken_by',
    ])
    .select(['orders.order_type', 'orders.discounts', 'orders.breakdown'])
    .where('orders.place_id', '=', placeId)
    .where('orders.day', '>=', from)
    .where('orders.day', '<=', to)
    .where('orders.held', 'is', null)
    .orderBy('orders.day')
    .orderBy('orders.number')
    .execute();
  return rows.map((row) => {
    const facts = row.facts === null ? undefined : readOrderFacts(JSON.parse(row.facts));
    const lines = JSON.parse(row.lines) as PlacedOrderLine[];
    const { breakdown, discounts } = priceIn(row);
    return {
      id: row.id,
      day: row.day,
      sessionId: row.session_id ?? undefined,
      status: row.status as OrderStatus,
      createdAt: Number(row.created_at),
      placedAt: Number(row.placed_at),
      acceptedAt: facts?.accepted?.at,
      servedAt: facts?.servedAt,
      takenBy: row.taken_by ?? undefined,
      wantedAt: detailsIn(row.details)?.wantedAt,
      total: minor(row.total),
      currency: row.currency as Currency,
      orderType: row.order_type as OrderType,
      vat: breakdown?.vat,
      dishes: soldDishes(lines, discounts),
    };
  });
};
