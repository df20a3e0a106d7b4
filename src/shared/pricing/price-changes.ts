// Differences between a refused order's price and the price that the guest was shown.
import { readPriceSteps } from '#contract/pricing/price-steps.ts';
import type { Quote } from '#domain/order/order.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { compareSteps, type StepChange } from '#domain/pricing/compare-steps.ts';

const stepsOf = (quote: Quote | undefined) => quote && readPriceSteps(quote.steps, quote.total);

/** undefined where one of the two prices is not known step by step: the build or the server that made it kept none. */
export const priceChanges = ({
  quote,
  refusal,
}: Pick<OutboxEntry, 'quote' | 'refusal'>): readonly StepChange[] | undefined => {
  const [shown, charged] = [stepsOf(quote), stepsOf(refusal?.quote)];
  return shown && charged && compareSteps(shown, charged);
};

/**
 * Steps with another amount than was shown, beside dishes that are gone and are named elsewhere; undefined: none, or a gone
 * dish explains all of it.
 */
export const otherPrices = (entry: Pick<OutboxEntry, 'quote' | 'refusal'>): readonly StepChange[] | undefined => {
  const changes = (priceChanges(entry) ?? []).map((change) => ({
    ...change,
    dishes: change.dishes.filter(({ to }) => to !== undefined),
  }));
  const isPrice = entry.refusal?.code === 'price_changed' || changes.some(({ dishes }) => dishes.length > 0);
  return isPrice ? changes : undefined;
};
