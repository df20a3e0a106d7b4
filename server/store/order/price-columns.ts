// Of what an order's total is made, as a row has it.
import { readOrderBreakdown } from '#contract/order/order-breakdown.ts';
import { readOrderDiscounts } from '#contract/order/order-discounts.ts';
import type { PlacedOrder } from '#domain/order/order.ts';

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** As it is written. */
export const priceColumns = ({ discounts, breakdown }: Pick<PlacedOrder, 'discounts' | 'breakdown'>) => ({
  discounts: json(discounts),
  breakdown: json(breakdown),
});

/** What was taken off an order, what was laid on it, and its tax. */
export const priceIn = (row: {
  readonly discounts: string | null;
  readonly breakdown: string | null;
}): Pick<PlacedOrder, 'discounts' | 'breakdown'> => {
  const discounts = row.discounts === null ? undefined : readOrderDiscounts(JSON.parse(row.discounts));
  const breakdown = row.breakdown === null ? undefined : readOrderBreakdown(JSON.parse(row.breakdown));
  return { ...(discounts && { discounts }), ...(breakdown && { breakdown }) };
};
