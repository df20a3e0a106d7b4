import type { ProductId } from '../ids.ts';

interface Counted {
  readonly productId: ProductId;
  readonly quantity: number;
}

/**
 * How many of a line can be had beside the other lines of its dish, where that is fewer than the line has; undefined: all of it.
 * `left`: portions of dishes that are counted.
 */
export const tooFew = <L extends Counted>(
  lines: readonly L[],
  line: L,
  left: ReadonlyMap<ProductId, number> | undefined,
): number | undefined => {
  const portions = left?.get(line.productId);
  if (portions === undefined) return undefined;
  const asked = lines.reduce((sum, one) => sum + (one.productId === line.productId ? one.quantity : 0), 0);
  return asked > portions ? Math.max(0, portions - (asked - line.quantity)) : undefined;
};
