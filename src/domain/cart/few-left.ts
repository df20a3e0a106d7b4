import type { ProductId } from '../ids.ts';

interface Counted {
  readonly productId: ProductId;
  readonly quantity: number;
}

/**
 * How many of a line are available beside the other lines of its dish, when fewer than the line has; undefined: all. `left`:
 * portions of counted dishes.
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

/**
 * New quantities that reduce the lines of one dish to a total, serving the first lines first; unchanged lines are left out.
 */
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
