// PUT orders/by_table_session/{session}/bill_wanted. [S7.15]
import * as v from 'valibot';
import { FEWEST_PEOPLE, MOST_PEOPLE } from '#domain/bill/split-kinds.ts';
import { rowId } from '../wire.ts';

const people = v.pipe(v.number(), v.integer(), v.minValue(FEWEST_PEOPLE), v.maxValue(MOST_PEOPLE));
const method = v.pipe(v.string(), v.maxLength(40));
/** Payment methods, person by person; absent: one for the whole bill. */
const methods = v.optional(v.pipe(v.array(v.nullable(method)), v.maxLength(MOST_PEOPLE)));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

/** Ours: the requested split. The server computes the amounts. */
export const splitWishSchema = v.variant('kind', [
  v.object({ kind: v.literal('evenly'), people, methods }),
  v.object({ kind: v.literal('byPerson'), methods }),
  v.object({
    kind: v.literal('byDish'),
    people,
    methods,
    pieces: v.pipe(
      v.array(
        v.object({
          orderId: v.string(),
          line: place,
          piece: place,
          people: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(MOST_PEOPLE)),
        }),
      ),
      v.maxLength(1000),
    ),
  }),
]);

export const billBodySchema = v.object({
  status: v.optional(v.literal('bill_wanted'), 'bill_wanted'),
  paymentMethod: v.nullish(method),
  placeId: v.nullish(rowId),
  split: v.nullish(splitWishSchema),
});
/** Refusals of a bill. [S8.18] */
export const BILL_REFUSALS = ['already_requested', 'no_orders'] as const;
/** `id` is ours: echoed when the request had one. */
export const billAnswerSchema = v.object({
  success: v.boolean(),
  id: v.optional(v.string()),
  expires: v.nullish(v.number()),
});
