// Orders that no screen or printer has shown to their kitchen yet.
import type { OrderId } from '#domain/ids.ts';
import type { PlacedOrder, PlacedOrderLine } from '#domain/order/order.ts';
import { findRecords } from '../service/order-facts.ts';
import type { Store } from '../store.ts';

/** Orders of a place since a time that are neither moved on nor completely seen. */
export const unseenOrders = async (
  db: Store['read'],
  placeId: number,
  since: number,
): Promise<Pick<PlacedOrder, 'id' | 'lines'>[]> => {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'lines'])
    .where('place_id', '=', placeId)
    .where('status', '=', 'ordered')
    .where('held', 'is', null)
    .where((where) => where.or([where('placed_at', '>', since), where('wanted_at', '>', since)]))
    .execute();
  const records = await findRecords(
    db,
    placeId,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, lines }) =>
    records.get(id)?.facts.seenAt === undefined
      ? [{ id: id as OrderId, lines: JSON.parse(lines) as PlacedOrderLine[] }]
      : [],
  );
};
