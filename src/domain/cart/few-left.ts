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

/** The quantities by which lines of one dish come down to so many in all, the first lines first; what need not change is left out. */
export const takenDown = <L extends Counted>(
  lines: readonly L[],
  { productId, left }: { readonly productId: ProductId; readonly left: number },
): readonly { readonly line: L; readonly quantity: number }[] => {
  let free = left;
  return lines.flatMap((line) => {
    if (line.productId !== productId) return [];
    const quantity = Math.min(line.quantity, free);
    free -= quantity;
    return quantity === line.quantity ? [] : { line, quantity };
  });
};
