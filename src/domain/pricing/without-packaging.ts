// Lines of an order as listed above its price steps.
import { addMoney, type Minor, minor } from './money.ts';
import { lineAmount, type PriceStep, stepOf } from './price-steps.ts';
import type { LinePrice } from './pricing.ts';

/** Total of a line without packaging, since the price steps list packaging once. */
export const withoutPackaging = (
  { total, packaging }: Pick<LinePrice, 'total' | 'packaging'>,
  quantity: number,
): Minor => minor(total - packaging * quantity);

/**
 * Totals of a sent order's lines without packaging, and the packaging once. `undefined`: the order has no packaging, or the
 * steps do not explain these totals.
 */
export const packagingApart = (
  totals: readonly number[],
  steps: readonly PriceStep[],
): { readonly totals: readonly Minor[]; readonly packaging: Minor } | undefined => {
  const packaging = stepOf(steps, 'boxes')?.amount;
  const dishes = stepOf(steps, 'lines')?.cause.dishes.map(lineAmount);
  if (packaging === undefined || dishes?.length !== totals.length) return undefined;
  const isExplained = addMoney(...dishes, packaging) === totals.reduce((sum, total) => sum + total, 0);
  return isExplained ? { totals: dishes, packaging } : undefined;
};
