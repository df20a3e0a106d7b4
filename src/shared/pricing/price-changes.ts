// Differences between a refused order's price and the price that the guest was shown.
import { readPriceSteps } from '#contract/pricing/price-steps.ts';
import type { Quote } from '#domain/order/order.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { compareSteps, type StepChange } from '#domain/pricing/compare-steps.ts';

const stepsOf = (quote: Quote | undefined) => quote && readPriceSteps(quote.steps, quote.total);

/** `undefined` when one price lacks its steps, because an older build or server made it. */
export const priceChanges = ({
  quote,
  refusal,
}: Pick<OutboxEntry, 'quote' | 'refusal'>): readonly StepChange[] | undefined => {
  const [shown, charged] = [stepsOf(quote), stepsOf(refusal?.quote)];
  return shown && charged && compareSteps(shown, charged);
};

/**
 * Steps with another amount than shown, except removed dishes, which are named elsewhere; `undefined` when there are none,
 * or removed dishes explain the whole difference.
 */
export const otherPrices = (entry: Pick<OutboxEntry, 'quote' | 'refusal'>): readonly StepChange[] | undefined => {
  const changes = (priceChanges(entry) ?? []).map((change) => ({
    ...change,
    dishes: change.dishes.filter(({ to }) => to !== undefined),
  }));
  const isPrice = entry.refusal?.code === 'price_changed' || changes.some(({ dishes }) => dishes.length > 0);
  return isPrice ? changes : undefined;
};
