// Allergens that stay declared for a dish although its guest leaves out the listed ingredient with them.
import type { CartLine, IngredientChoice } from '#domain/cart/cart.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { Avoidance } from './diet.ts';
import { type FoundAllergen, judgeDish, type Verdict, type VerdictKind } from './judge-dish.ts';

/**
 * The found allergens that only unlisted parts of the dish may still contain: each listed ingredient with the allergen is
 * left out. The verdict stays "contains", because the venue declares the dish and not its unlisted parts.
 */
export const inUnlistedParts = (
  index: MenuIndex,
  { ingredients }: Product,
  choice: IngredientChoice,
  { contains }: Pick<Verdict, 'contains'>,
): readonly FoundAllergen[] => {
  const isLeftOut = (id: number) => choice.removable.some((removed) => removed === id);
  return contains.filter(({ code, from }) => {
    const having = ingredients.filter(
      ({ ingredientId, role }) =>
        role !== 'addable' && index.ingredientById.get(ingredientId)?.allergens?.includes(code) === true,
    );
    return from === undefined && having.length > 0 && having.every(({ ingredientId }) => isLeftOut(ingredientId));
  });
};

/**
 * Verdict for the warning above the whole order. A guest who left out all that is listed has read beside the dish what is
 * not stated about the rest; the order does not say it again.
 */
export const kindToWarn = (
  { kind, contains, against }: Pick<Verdict, 'kind' | 'contains' | 'against'>,
  unlisted: readonly FoundAllergen[],
): VerdictKind => (unlisted.length > 0 && unlisted.length === contains.length + against.length ? 'free' : kind);

/** Verdict on a line of an order that must be warned about. */
export interface LineVerdict {
  readonly lineId: string;
  readonly verdict: Verdict;
  /** Allergens that only unlisted parts may still contain. */
  readonly unlisted: readonly FoundAllergen[];
}

/** The lines with a warning. A dish that is not on the menu has none. */
export const judgeLines = (index: MenuIndex, lines: readonly CartLine[], asked: Avoidance): readonly LineVerdict[] =>
  lines.flatMap(({ lineId, productId, choice }) => {
    const product = index.productById.get(productId);
    const verdict = product && judgeDish(index, product, choice, asked);
    if (!verdict || verdict.kind === 'free') return [];
    return [{ lineId, verdict, unlisted: inUnlistedParts(index, product, choice, verdict) }];
  });
