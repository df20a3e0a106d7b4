// Which order of a guest the next one is, and the discounts that hang on it. [S3.26, S7.34]
import * as v from 'valibot';
import type { OrderNumberDiscount } from '#domain/place/place.ts';
import { type Currency, formatAmountPlain, minor } from '#domain/pricing/money.ts';
import { amountText, rowId } from '../wire.ts';

const discountSchema = v.object({
  on_order_number: rowId,
  discount_type: v.picklist(['percent', 'money']),
  discount_amount: amountText,
});

export const orderNumberSchema = v.object({
  discounts: v.array(discountSchema),
  /** The one that holds for the next order. */
  discount: v.nullish(discountSchema),
  /** Ours: which order the next one is; null: this guest's orders are not counted. */
  order_number: v.nullish(rowId),
});
type WireOrderNumber = v.InferInput<typeof orderNumberSchema>;

export const orderNumberToWire = (
  discounts: readonly OrderNumberDiscount[] | undefined,
  number: number | undefined,
  currency: Currency,
): WireOrderNumber => {
  const wire = (discounts ?? []).map(({ onOrderNumber, valueType, value }) => ({
    on_order_number: onOrderNumber,
    discount_type: valueType,
    discount_amount: valueType === 'percent' ? value : formatAmountPlain(minor(value), currency),
  }));
  return {
    discounts: wire,
    discount: wire.find((one) => one.on_order_number === number) ?? null,
    order_number: number ?? null,
  };
};

/** Which order the next one is; null: this guest's orders are not counted; undefined: not known. */
export const parseOrderNumber = (body: unknown): number | null | undefined => {
  const parsed = v.safeParse(orderNumberSchema, body);
  return parsed.success ? parsed.output.order_number : undefined;
};
