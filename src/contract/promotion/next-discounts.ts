// Number of a guest's next order with its discount, and the discount for a signed-in guest. [S3.26, S7.34]
import * as v from 'valibot';
import type { OrderNumberDiscount } from '#domain/place/place.ts';
import type { RegisteredDiscount } from '#domain/pricing/further-discounts.ts';
import { type Currency, formatAmountPlain, minor, parseAmount } from '#domain/pricing/money.ts';
import { amountText, rowId } from '../wire.ts';

const worth = { discount_type: v.picklist(['percent', 'money']), discount_amount: amountText };
const discountSchema = v.object({ on_order_number: rowId, ...worth });

export const orderNumberSchema = v.object({
  discounts: v.array(discountSchema),
  /** Discount of the next order. */
  discount: v.nullish(discountSchema),
  /** Ours: number of the next order; null: this guest's orders are not counted. */
  order_number: v.nullish(rowId),
  /** Ours: discount for a signed-in guest; null: not signed in, or none. */
  registered: v.nullish(v.object(worth)),
});
type WireOrderNumber = v.InferInput<typeof orderNumberSchema>;

const worthToWire = ({ valueType, value }: RegisteredDiscount, currency: Currency) => ({
  discount_type: valueType,
  discount_amount: valueType === 'percent' ? value : formatAmountPlain(minor(value), currency),
});

export const orderNumberToWire = (
  discounts: readonly OrderNumberDiscount[] | undefined,
  { number, registered }: { readonly number: number | undefined; readonly registered: RegisteredDiscount | undefined },
  currency: Currency,
): WireOrderNumber => {
  const wire = (discounts ?? []).map((one) => ({
    on_order_number: one.onOrderNumber,
    ...worthToWire(one, currency),
  }));
  return {
    discounts: wire,
    discount: wire.find((one) => one.on_order_number === number) ?? null,
    order_number: number ?? null,
    registered: registered ? worthToWire(registered, currency) : null,
  };
};

export interface NextDiscounts {
  /** Number of the next order; null: this guest's orders are not counted. */
  readonly number: number | null | undefined;
  readonly registered: RegisteredDiscount | undefined;
}

/** undefined: not known. */
export const parseNextDiscounts = (body: unknown, currency: Currency): NextDiscounts | undefined => {
  const parsed = v.safeParse(orderNumberSchema, body);
  if (!parsed.success) return undefined;
  const { order_number: number, registered } = parsed.output;
  if (!registered) return { number, registered: undefined };
  const { discount_type: valueType, discount_amount: amount } = registered;
  const value = valueType === 'percent' ? Number(amount) : parseAmount(amount, currency);
  return { number, registered: value !== undefined && value > 0 ? { valueType, value } : undefined };
};

const stored = v.object({ valueType: v.picklist(['percent', 'money']), value: v.number() });

/** Stored discount of a signed-in guest; undefined: none, or unreadable. */
export const readStoredRegistered = (value: unknown): RegisteredDiscount | undefined => {
  const parsed = v.safeParse(stored, value);
  return parsed.success ? parsed.output : undefined;
};
