// PUT orders/by_table_session/{session}/bill_wanted. [S7.15]
import * as v from 'valibot';
import { rowId } from '../wire.ts';

export const billBodySchema = v.object({
  status: v.optional(v.literal('bill_wanted'), 'bill_wanted'),
  paymentMethod: v.nullish(v.pipe(v.string(), v.maxLength(40))),
  placeId: v.nullish(rowId),
});
/** Refusals of a bill. [S8.18] */
export const BILL_REFUSALS = ['already_requested', 'no_orders'] as const;
/** `id` is ours: echoed where the request bore one. */
export const billAnswerSchema = v.object({
  success: v.boolean(),
  id: v.optional(v.string()),
  expires: v.nullish(v.number()),
});
