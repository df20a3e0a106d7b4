// POST staff/orders: an order taken by staff for a table. Our own endpoint; lines have the format of guests' orders.
import * as v from 'valibot';
import { orderBodySchema } from './order.ts';
import { orderAcceptedSchema } from './order-answer.ts';

export const staffOrderBodySchema = v.object({
  products: orderBodySchema.entries.products,
  order_comment: orderBodySchema.entries.order_comment,
  /** The table's name for staff. */
  table: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** Sitting at the table when the order was taken: the order follows a moved sitting. Absent: none. */
  sitting: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
});

/** `table`: current table of the party, which may have moved meanwhile. */
export const staffOrderAcceptedSchema = v.object({
  ...orderAcceptedSchema.entries,
  table: v.string(),
});
