// POST staff/orders: an order that staff take for a table. Ours to define; its lines are spelt as a guest's.
import * as v from 'valibot';
import { orderBodySchema } from './order.ts';
import { orderAcceptedSchema } from './order-answer.ts';

export const staffOrderBodySchema = v.object({
  products: orderBodySchema.entries.products,
  order_comment: orderBodySchema.entries.order_comment,
  /** The table's name among staff. */
  table: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** The party that sat there when it was taken: the order follows it where it was moved. Absent: nobody sat there. */
  sitting: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
});

/** `table`: where its party sits now, be it that it was moved meanwhile. */
export const staffOrderAcceptedSchema = v.object({
  ...orderAcceptedSchema.entries,
  table: v.string(),
});
