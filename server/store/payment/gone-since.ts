// Dishes that ran out while an order waited for its payment.
import type { PlacedOrder } from '#domain/order/order.ts';
import type { Store } from '../store.ts';

/** Whether staff switched one of its dishes off after it was ordered. Portions that it holds are not affected. */
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
