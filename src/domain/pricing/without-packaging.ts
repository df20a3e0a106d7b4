// Lines of an order as listed above its price steps.
import { type Minor, minor } from './money.ts';
import type { LinePrice } from './pricing.ts';

/** Total of a line without packaging, since the price steps list packaging once. */
export const withoutPackaging = (
  { total, packaging }: Pick<LinePrice, 'total' | 'packaging'>,
  quantity: number,
): Minor => minor(total - packaging * quantity);
