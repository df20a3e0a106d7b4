import type { OrderDetails } from '#domain/order/order-details.ts';
import { ORDER_MOVES } from '#domain/order/order-status.ts';
import type { Store } from '../store.ts';

export interface OpenOwnOrder {
  readonly id: string;
  /** The device; the order's secret when the device sent no id. */
  readonly sender: string | null;
  readonly phone: string | undefined;
}

const OPEN = Object.entries(ORDER_MOVES).flatMap(([status, moves]) => (moves.length > 0 ? [status] : []));

/** Pickup and delivery orders placed after `since` (epoch ms) that are neither handed over nor rejected. */
export const openOwnOrders = async (db: Store['read'], placeId: number, since: number): Promise<OpenOwnOrder[]> => {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'sender', 'details'])
    .where('place_id', '=', placeId)
    .where('placed_at', '>', since)
    .where('session_id', 'is', null)
    // An order that waits for its payment is not in the kitchen.
    .where('held', 'is', null)
    .where('status', 'in', OPEN)
    .execute();
  return rows.map(({ id, sender, details }) => {
    const { phone } = (details === null ? {} : JSON.parse(details)) as Partial<OrderDetails>;
    return { id, sender, phone: phone || undefined };
  });
};
