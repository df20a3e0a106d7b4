// Ingredients that a guest can leave out of a dish to avoid an allergen or suit a diet.
import type { IngredientChoice } from '../cart/cart.ts';
import type { Ingredient, Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { chooseOption } from '../product/choose-option.ts';
import { groupsOf, quantityOf } from '../product/modifier-groups.ts';
import { type Avoidance, contradicts } from './diet.ts';
import { judgeDish } from './judge-dish.ts';

export interface LeftOut {
  readonly choice: IngredientChoice;
  /** Ingredients to leave out, in page order. */
  readonly ingredients: readonly Ingredient[];
  /** The dish is then no longer marked; false: unlisted parts may still contain the allergen. */
  readonly isSure: boolean;
}

/**
 * The choice without all ingredients that contain what the guest avoids; undefined when some would stay, or none is in.
 * Required ingredients are swapped on the dish's page, never left out.
 */
export const leaveOut = (
  index: MenuIndex,
  product: Product,
  choice: IngredientChoice,
  asked: Avoidance,
): LeftOut | undefined => {
  const brings = ({ allergens = [] }: Ingredient) =>
    allergens.some((code) => asked.avoid.includes(code) || asked.diets.some((diet) => contradicts(diet, code)));
  const groups = groupsOf(index, product);
  const gone: Ingredient[] = [];
  const staying: Ingredient[] = [];
  let left = choice;
  for (const group of groups) {
    for (const option of group.options) {
      const ingredient = index.ingredientById.get(option.id);
      if (!ingredient || !brings(ingredient) || quantityOf(left, group.key, option) === 0) continue;
      const next = group.key === 'required' ? undefined : chooseOption(groups, left, group.key, option.id, 0);
      const isGone = next?.ok === true && quantityOf(next.value, group.key, option) === 0;
      if (isGone) left = next.value;
      (isGone ? gone : staying).push(ingredient);
    }
  }
  const after = judgeDish(index, product, left, asked);
  const isSure = after.kind !== 'contains';
  const has = (ingredients: readonly Ingredient[], code: string) =>
    ingredients.some(({ allergens = [] }) => allergens.includes(code));
  const isExplained = after.contains.every(({ code }) => has(gone, code) && !has(staying, code));
  const isBetter = isSure || judgeDish(index, product, choice, asked).contains.length > 0;
  return gone.length > 0 && isExplained && isBetter ? { choice: left, ingredients: gone, isSure } : undefined;
};
