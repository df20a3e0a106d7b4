// Lines of an order above the steps of its price.
import { type Minor, minor } from './money.ts';
import type { LinePrice } from './pricing.ts';

/** Total of a line without its packaging, for a list above the steps of the price, which name the packaging once. */
export const withoutPackaging = (
  { total, packaging }: Pick<LinePrice, 'total' | 'packaging'>,
  quantity: number,
): Minor => minor(total - packaging * quantity);
