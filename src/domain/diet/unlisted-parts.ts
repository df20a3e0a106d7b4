// Allergens that stay declared for a dish although its guest leaves out the listed ingredient with them.
import type { IngredientChoice } from '#domain/cart/cart.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { FoundAllergen, Verdict, VerdictKind } from './judge-dish.ts';

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
 * Verdict for the warning above the whole order. A guest who left out all that is listed reads that nothing is stated about
 * the rest, as beside the dish, and not that it is surely in.
 */
export const kindToWarn = (
  { kind, contains, against }: Pick<Verdict, 'kind' | 'contains' | 'against'>,
  unlisted: readonly FoundAllergen[],
): VerdictKind => (unlisted.length > 0 && unlisted.length === contains.length + against.length ? 'not_declared' : kind);
