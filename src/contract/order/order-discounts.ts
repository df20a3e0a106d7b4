// Discounts on an order as a whole, on the wire and in rows. They only explain the total: those that cannot be read are left
// out, and the order stands without them.
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

/** undefined where there are none, or where they cannot be read. */
export const readOrderDiscounts = rowReader<readonly OrderDiscount[] | undefined>(orderDiscounts);
