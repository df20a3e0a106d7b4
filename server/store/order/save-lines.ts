// Lines of an order and their prices, after a line was removed.
import type { PlacedOrder } from '#domain/order/order.ts';
import type { Tx } from '../store.ts';
import { priceColumns } from './price-columns.ts';

/** Saves lines, total, discounts and charges of an existing order. */
export const saveLines = async (tx: Tx, order: PlacedOrder): Promise<void> => {
  await tx.db
    .updateTable('orders')
    .set({ lines: JSON.stringify(order.lines), total: order.total, ...priceColumns(order) })
    .where('place_id', '=', order.placeId)
    .where('id', '=', order.id)
    .execute();
};
