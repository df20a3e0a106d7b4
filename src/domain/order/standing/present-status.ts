// Status of an order as its guests see it. Statuses only go forward [S4.01], so undoing "Served" is a fact.
import type { OrderStatus } from '../order.ts';

const BEFORE: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  served_spot: 'cooked_spot',
  on_the_way_delivery: 'cooked_delivery',
};

/** The status, or the one before "Served" when that was pressed by mistake and not repeated since. */
export const presentStatus = (
  status: OrderStatus,
  facts: { readonly unservedAt?: number | undefined } | undefined,
): OrderStatus => (facts?.unservedAt === undefined ? status : (BEFORE[status] ?? status));
