// Dishes that ran out while an order waited to be paid.
import type { PlacedOrder } from '#domain/order/order.ts';
import type { Store } from '../store.ts';

/** Whether somebody has said of one of its dishes, since it was ordered, that there is none. Its own portions are its own. */
export const goneSince = async (
  db: Store['read'],
  placeId: number,
  order: PlacedOrder,
  now: number,
): Promise<boolean> => {
  const gone = await db
    .selectFrom('availability')
    .select('product_id')
    .where('place_id', '=', placeId)
    .where('product_id', 'in', [...new Set(order.lines.map(({ productId }) => Number(productId)))])
    .where('at', '>', order.placedAt)
    .where((is) => is.or([is('until', 'is', null), is('until', '>', now)]))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('portions_taken')
            .select('portions_taken.product_id')
            .where('portions_taken.place_id', '=', placeId)
            .where('portions_taken.order_id', '=', order.id)
            .whereRef('portions_taken.product_id', '=', 'availability.product_id'),
        ),
      ),
    )
    .executeTakeFirst();
  return gone !== undefined;
};
