import { sql } from 'kysely';
import { readOrderFacts } from '#contract/service/order-facts.ts';
import type { Store } from '../store.ts';
import { detailsIn } from './own-orders.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAYS = 28;
const MOST = 60;

/**
 * Durations of served orders of a type, ms: from the last four weeks, within an hour of the same time of day, and served
 * before `before`. Orders for later are excluded, because their duration is the guest's choice.
 */
export const servedDurations = async (
  db: Store['read'],
  { placeId, orderType, before }: { readonly placeId: number; readonly orderType: string; readonly before: number },
): Promise<number[]> => {
  // An hour before the first day's time; the remainder modulo a day gives the time of day.
  const start = before - DAYS * DAY - HOUR;
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_facts', (join) =>
      join.onRef('order_facts.place_id', '=', 'orders.place_id').onRef('order_facts.order_id', '=', 'orders.id'),
    )
    .select(['orders.placed_at', 'orders.details', 'order_facts.facts'])
    .where('orders.place_id', '=', placeId)
    .where('orders.placed_at', '>=', start)
    .where('orders.placed_at', '<', before)
    .where('orders.order_type', '=', orderType)
    .where('orders.status', 'in', ['served_spot', 'on_the_way_delivery', 'paid'])
    .where(sql<boolean>`(orders.placed_at - ${sql.lit(start)}) % ${sql.lit(DAY)} <= ${sql.lit(2 * HOUR)}`)
    .orderBy('orders.placed_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ placed_at: placedAt, details, facts }) => {
    if (detailsIn(details)?.wantedAt !== undefined) return [];
    const servedAt = readOrderFacts(JSON.parse(facts))?.servedAt;
    return servedAt === undefined || servedAt >= before ? [] : [servedAt - Number(placedAt)];
  });
};
