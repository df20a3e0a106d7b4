// Dishes in an order that its guest avoids: the kitchen reads them with the order, and the guest before and after sending.
import type { IngredientChoice } from '../cart/cart.ts';
import type { ProductId } from '../ids.ts';
import type { Diet, Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { Avoidance } from './diet.ts';
import { judgeDish, type Verdict } from './judge-dish.ts';
import { inUnlistedParts } from './unlisted-parts.ts';

/** One avoided allergen with the dishes of the order, each in the worst list that applies. */
export interface AllergenConflict {
  readonly code: string;
  readonly contains: readonly Product[];
  readonly mayContain: readonly Product[];
  /** Dishes without a declaration. */
  readonly undeclared: readonly Product[];
}

export interface DietConflict {
  readonly diet: Diet;
  readonly against: readonly Product[];
}

/** Everything that the guest avoids, also when no dish of the order contains it. */
export interface Conflicts {
  readonly allergens: readonly AllergenConflict[];
  readonly diets: readonly DietConflict[];
}

interface Line {
  readonly productId: ProductId;
  readonly choice: IngredientChoice;
}

/** Judges each line with its choice. A dish in several lines is named once. */
export const conflictsOf = (index: MenuIndex, lines: readonly Line[], asked: Avoidance): Conflicts => {
  const judged = lines.flatMap(({ productId, choice }) => {
    const product = index.productById.get(productId);
    return product ? [{ product, verdict: judgeDish(index, product, choice, asked) }] : [];
  });
  const dishesWhere = (isSo: (verdict: Verdict) => boolean, worse: readonly Product[] = []): readonly Product[] => {
    const found = new Set(judged.flatMap(({ product, verdict }) => (isSo(verdict) ? [product] : [])));
    return [...found].filter((dish) => !worse.includes(dish));
  };
  return {
    allergens: asked.avoid.map((code) => {
      const contains = dishesWhere((verdict) => verdict.contains.some((one) => one.code === code));
      const mayContain = dishesWhere((verdict) => verdict.mayContain.some((one) => one.code === code), contains);
      const undeclared = dishesWhere(({ isDeclared }) => !isDeclared, [...contains, ...mayContain]);
      return { code, contains, mayContain, undeclared };
    }),
    diets: asked.diets.map((diet) => ({ diet, against: dishesWhere(({ against }) => against.includes(diet)) })),
  };
};

/** Dishes that contain an avoided allergen; not those whose guest has left out all that is listed with it. */
export const dishesWith = (index: MenuIndex, lines: readonly Line[], asked: Avoidance) => {
  const judged = lines.flatMap(({ productId, choice }) => {
    const product = index.productById.get(productId);
    if (!product) return [];
    const verdict = judgeDish(index, product, choice, asked);
    const unlisted = inUnlistedParts(index, product, choice, verdict);
    return [{ product, contains: verdict.contains.filter((one) => !unlisted.includes(one)) }];
  });
  return (code: string): readonly Product[] => {
    const having = judged.filter(({ contains }) => contains.some((one) => one.code === code));
    return [...new Set(having.map(({ product }) => product))];
  };
};
