// Discounts and surcharges of an order sent from this device, answered or not.
import { readPriceSteps } from '#contract/pricing/price-steps.ts';
import { discountsAmong, type OrderDiscount } from '#domain/order/order-discounts.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { breakdownOf, type OrderBreakdown } from '#domain/pricing/order-breakdown.ts';

/** `undefined` when none are known. */
export const entryDiscounts = ({
  order,
  quote,
}: Pick<OutboxEntry, 'order' | 'quote'>): readonly OrderDiscount[] | undefined => {
  if (order) return order.discounts;
  const steps = readPriceSteps(quote.steps, quote.total);
  return steps && discountsAmong(steps);
};

/** The tax is known once the venue has the order. `undefined` when no price steps are known. */
export const entryBreakdown = ({ order, quote }: Pick<OutboxEntry, 'order' | 'quote'>): OrderBreakdown | undefined => {
  if (order) return order.breakdown;
  const steps = readPriceSteps(quote.steps, quote.total);
  return steps && breakdownOf(steps, []);
};
