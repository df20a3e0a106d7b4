// The lines of an order with what they come to, after one was taken off it.
import type { PlacedOrder } from '#domain/order/order.ts';
import type { Tx } from '../store.ts';
import { priceColumns } from './price-columns.ts';

/** Writes lines, total, discounts and charges of an order that is there. */
export const saveLines = async (tx: Tx, order: PlacedOrder): Promise<void> => {
  await tx.db
    .updateTable('orders')
    .set({ lines: JSON.stringify(order.lines), total: order.total, ...priceColumns(order) })
    .where('place_id', '=', order.placeId)
    .where('id', '=', order.id)
    .execute();
};
