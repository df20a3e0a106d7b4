// A customer's orders as last loaded, kept on the device for when it is offline.
import type { PlacedOrder } from '../order/order.ts';

/** Storage key of the orders. Not in storage-keys.ts, which every page loads first. */
export const KEPT_ORDERS_KEY = 'tabl_user_order_list';

export interface KeptOrders {
  /** Epoch ms. */
  readonly loadedAt: number;
  readonly orders: readonly PlacedOrder[];
}
