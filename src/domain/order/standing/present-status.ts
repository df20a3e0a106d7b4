// Where an order stands with its guests. Statuses go forward alone [S4.01]; that it was not served after all is a fact.
import type { OrderStatus } from '../order.ts';

const BEFORE: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  served_spot: 'cooked_spot',
  on_the_way_delivery: 'cooked_delivery',
};

/** The status, or the one before it where "Served" was pressed by mistake and nobody has served it since. */
export const presentStatus = (
  status: OrderStatus,
  facts: { readonly unservedAt?: number | undefined } | undefined,
): OrderStatus => (facts?.unservedAt === undefined ? status : (BEFORE[status] ?? status));
