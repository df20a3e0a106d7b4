// Columns for the parts of an order's total.
import { readOrderBreakdown } from '#contract/order/order-breakdown.ts';
import { readOrderDiscounts } from '#contract/order/order-discounts.ts';
import type { PlacedOrder } from '#domain/order/order.ts';

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** The columns as they are written. */
export const priceColumns = ({ discounts, breakdown }: Pick<PlacedOrder, 'discounts' | 'breakdown'>) => ({
  discounts: json(discounts),
  breakdown: json(breakdown),
});

/** Discounts, surcharges and VAT of an order. */
export const priceIn = (row: {
  readonly discounts: string | null;
  readonly breakdown: string | null;
}): Pick<PlacedOrder, 'discounts' | 'breakdown'> => {
  const discounts = row.discounts === null ? undefined : readOrderDiscounts(JSON.parse(row.discounts));
  const breakdown = row.breakdown === null ? undefined : readOrderBreakdown(JSON.parse(row.breakdown));
  return { ...(discounts && { discounts }), ...(breakdown && { breakdown }) };
};
