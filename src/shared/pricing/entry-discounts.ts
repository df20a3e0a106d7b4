// Discounts and surcharges of an order sent from this device, answered or not.
import { readPriceSteps } from '#contract/pricing/price-steps.ts';
import { discountsAmong, type OrderDiscount } from '#domain/order/order-discounts.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { breakdownOf, type OrderBreakdown } from '#domain/pricing/order-breakdown.ts';
import { packagingApart } from '#domain/pricing/without-packaging.ts';
import type { ShownCharge } from './charge-lines.tsx';

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

/** Lines with the units that stay: the server adds voided units as lines at the end. */
const standingSummary = (order: OutboxEntry['order'], summary: OutboxEntry['summary']): OutboxEntry['summary'] =>
  order === undefined || order.lines.length <= summary.length
    ? summary
    : summary.map((line, at) => {
        const { quantity = line.quantity, total = line.total } = order.lines[at] ?? {};
        return quantity < line.quantity ? { ...line, quantity, total } : line;
      });

/**
 * Lines and charges as the checkout showed them: packaging stands once, and not in the price of a dish. The lines keep their
 * packaging when the venue changed the sum, since the sent price steps no longer explain it.
 */
export const entryLines = (
  entry: Pick<OutboxEntry, 'order' | 'quote' | 'summary'>,
): Pick<OutboxEntry, 'summary'> & { readonly charges: readonly ShownCharge[] } => {
  const { order, quote, summary } = entry;
  const charges = entryBreakdown(entry)?.charges ?? [];
  const steps = order && order.total !== quote.total ? undefined : readPriceSteps(quote.steps, quote.total);
  const apart =
    steps &&
    packagingApart(
      summary.map(({ total }) => total),
      steps,
    );
  if (!apart) return { summary: standingSummary(order, summary), charges };
  return {
    summary: summary.map((line, at) => ({ ...line, total: apart.totals[at] ?? line.total })),
    charges: [{ kind: 'boxes', amount: apart.packaging }, ...charges],
  };
};
