// Discounts on a whole order, on the wire and in rows. They only explain the total: unreadable ones are left out, and the
// order is kept.
import * as v from 'valibot';
import { ORDER_DISCOUNTS, type OrderDiscount } from '#domain/order/order-discounts.ts';
import { maybe, type Plain, rowReader, whole } from '../stored-fields.ts';

export const orderDiscounts: v.GenericSchema<unknown, Plain<readonly OrderDiscount[]> | undefined> = v.fallback(
  maybe(
    v.array(
      v.looseObject({
        kind: v.picklist(ORDER_DISCOUNTS),
        amount: whole,
        percent: maybe(v.number()),
        code: maybe(v.string()),
        orderNumber: maybe(whole),
        points: maybe(whole),
      }),
    ),
  ),
  undefined,
);

/** undefined: none or unreadable. */
export const readOrderDiscounts = rowReader<readonly OrderDiscount[] | undefined>(orderDiscounts);
