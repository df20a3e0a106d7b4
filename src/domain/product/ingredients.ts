// What a guest may choose about a dish: one required ingredient, some to add, some to leave out. [S3.08, S5.05–S5.08]
import type { IngredientChoice } from '../cart/cart.ts';
import type { IngredientId } from '../ids.ts';
import type { Ingredient, IngredientRole, Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { fail, ok, type Result } from '../result.ts';

export const emptyChoice: IngredientChoice = { required: undefined, addable: [], removable: [] };

export interface OfferedIngredients {
  readonly required: readonly Ingredient[];
  readonly addable: readonly Ingredient[];
  readonly removable: readonly Ingredient[];
}

export type TooFew = { readonly code: 'too_few'; readonly min: number };
export type TooMany = { readonly code: 'too_many'; readonly max: number };
/**
 * foreign   an id that the dish does not have in that role, or the same one twice
 * inactive  an ingredient of the dish that is not to be had
 */
export type ChoiceProblem =
  | TooFew
  | TooMany
  | { readonly code: 'foreign'; readonly ingredientIds: readonly IngredientId[] }
  | { readonly code: 'inactive'; readonly ingredientIds: readonly IngredientId[] };

const ascending = (ids: Iterable<IngredientId>): readonly IngredientId[] => [...new Set(ids)].sort((a, b) => a - b);

/** The one spelling of a choice: ids unique and ascending. */
export const normalChoice = (choice: IngredientChoice): IngredientChoice => ({
  required: choice.required,
  addable: ascending(choice.addable),
  removable: ascending(choice.removable),
});

const sameIds = (a: readonly IngredientId[], b: readonly IngredientId[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at]);

/** Whether two choices are the same dish to the kitchen, however their ids are ordered. [S3.16] */
export const sameChoice = (a: IngredientChoice, b: IngredientChoice): boolean => {
  const [one, other] = [normalChoice(a), normalChoice(b)];
  return (
    one.required === other.required && sameIds(one.addable, other.addable) && sameIds(one.removable, other.removable)
  );
};

const offeredAs = (index: MenuIndex, product: Product, role: IngredientRole): readonly Ingredient[] => {
  const listed = product.ingredients.filter((entry) => entry.role === role);
  const sorted = listed.toSorted((a, b) => a.priority - b.priority || a.ingredientId - b.ingredientId);
  const ids = new Set(sorted.map((entry) => entry.ingredientId));
  return [...ids].flatMap((id) => index.ingredientById.get(id) ?? []).filter((ingredient) => ingredient.active);
};

/** The active ingredients of a dish in its order. An ingredient that the menu does not know is not to be had. [S5.08] */
export const offeredIngredients = (index: MenuIndex, product: Product): OfferedIngredients => ({
  required: offeredAs(index, product, 'required'),
  addable: offeredAs(index, product, 'addable'),
  removable: offeredAs(index, product, 'removable'),
});

/** What is chosen before the guest touches anything: the first active required ingredient. [S5.08] */
export const defaultChoice = (index: MenuIndex, product: Product): IngredientChoice => ({
  ...emptyChoice,
  required: offeredAs(index, product, 'required')[0]?.id,
});

/**
 * How many extras must and may be chosen. A dish must stay orderable when the kitchen has run out of extras or the
 * venue has written a minimum above the maximum: the minimum is never more than can be chosen.
 */
export const addableLimits = (
  product: Pick<Product, 'minAddable' | 'maxAddable'>,
  offeredCount: number,
): { readonly min: number; readonly max: number } => {
  const max = product.maxAddable ?? Number.POSITIVE_INFINITY;
  return { min: Math.max(0, Math.min(product.minAddable, max, offeredCount)), max };
};

const idsOf = (ingredients: readonly Ingredient[]): ReadonlySet<IngredientId> =>
  new Set(ingredients.map((ingredient) => ingredient.id));

/**
 * Ticks or unticks an extra. Ticking beyond the maximum is blocked [S5.06], and so is unticking from the minimum
 * [S5.05]; on the way up to it a guest may change their mind. An id that is not offered changes nothing.
 */
export const toggleAddable = (
  index: MenuIndex,
  product: Product,
  choice: IngredientChoice,
  id: IngredientId,
): Result<IngredientChoice, TooMany | TooFew> => {
  const offered = idsOf(offeredAs(index, product, 'addable'));
  const { min, max } = addableLimits(product, offered.size);
  const chosen = ascending(choice.addable.filter((one) => offered.has(one)));
  const next = (addable: readonly IngredientId[]) => ok({ ...normalChoice(choice), addable: ascending(addable) });
  if (!offered.has(id)) return next(chosen);
  if (chosen.includes(id)) {
    return chosen.length === min ? fail({ code: 'too_few', min }) : next(chosen.filter((one) => one !== id));
  }
  return chosen.length >= max ? fail({ code: 'too_many', max }) : next([...chosen, id]);
};

/** Leaves an ingredient out, or puts it back. An id that is not offered changes nothing. */
export const toggleRemovable = (
  index: MenuIndex,
  product: Product,
  choice: IngredientChoice,
  id: IngredientId,
): IngredientChoice => {
  const normal = normalChoice(choice);
  if (!idsOf(offeredAs(index, product, 'removable')).has(id)) return normal;
  const without = normal.removable.filter((one) => one !== id);
  return {
    ...normal,
    removable: without.length < normal.removable.length ? without : ascending([...without, id]),
  };
};

/** Picks the required ingredient. An id that is not offered changes nothing. */
export const chooseRequired = (
  index: MenuIndex,
  product: Product,
  choice: IngredientChoice,
  id: IngredientId,
): IngredientChoice => {
  const normal = normalChoice(choice);
  return idsOf(offeredAs(index, product, 'required')).has(id) ? { ...normal, required: id } : normal;
};

/**
 * Judges a whole choice, as the server does with whatever arrives. The value is the choice in its one spelling, with
 * the first active required ingredient where none was chosen. [S5.05–S5.08]
 */
export const checkChoice = (
  index: MenuIndex,
  product: Product,
  choice: IngredientChoice,
): Result<IngredientChoice, ChoiceProblem> => {
  const offered = offeredIngredients(index, product);
  const foreign: IngredientId[] = [];
  const inactive: IngredientId[] = [];
  const judge = (role: IngredientRole, ids: readonly IngredientId[]): void => {
    const active = idsOf(offered[role]);
    ids.forEach((id, at) => {
      const isListed = product.ingredients.some((entry) => entry.ingredientId === id && entry.role === role);
      if (!isListed || ids.indexOf(id) !== at) foreign.push(id);
      else if (!active.has(id)) inactive.push(id);
    });
  };
  judge('required', choice.required === undefined ? [] : [choice.required]);
  judge('addable', choice.addable);
  judge('removable', choice.removable);
  if (foreign.length > 0) return fail({ code: 'foreign', ingredientIds: ascending(foreign) });
  if (inactive.length > 0) return fail({ code: 'inactive', ingredientIds: ascending(inactive) });

  const { min, max } = addableLimits(product, offered.addable.length);
  if (choice.addable.length < min) return fail({ code: 'too_few', min });
  if (choice.addable.length > max) return fail({ code: 'too_many', max });
  return ok({ ...normalChoice(choice), required: choice.required ?? offered.required[0]?.id });
};
