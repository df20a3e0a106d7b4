// What can be left out of a dish so that it suits a guest who avoids something.
import type { IngredientChoice } from '../cart/cart.ts';
import type { Ingredient, Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { chooseOption } from '../product/choose-option.ts';
import { groupsOf, quantityOf } from '../product/modifier-groups.ts';
import { judgeDish } from './allergens.ts';
import { type Avoidance, contradicts } from './diet.ts';

export interface LeftOut {
  readonly choice: IngredientChoice;
  /** What goes, in the order of the dish's page. */
  readonly ingredients: readonly Ingredient[];
}

/**
 * The choice without all that brings what the guest avoids; undefined where the dish would contain it all the same, or
 * contains nothing of it. What is required is swapped on the dish's page and never left out.
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
  let left = choice;
  for (const group of groups) {
    if (group.key === 'required') continue;
    for (const option of group.options) {
      const ingredient = index.ingredientById.get(option.id);
      if (!ingredient || !brings(ingredient) || quantityOf(left, group.key, option) === 0) continue;
      const next = chooseOption(groups, left, group.key, option.id, 0);
      if (!next.ok || quantityOf(next.value, group.key, option) > 0) continue;
      left = next.value;
      gone.push(ingredient);
    }
  }
  if (gone.length === 0 || judgeDish(index, product, left, asked).kind === 'contains') return undefined;
  return { choice: left, ingredients: gone };
};
