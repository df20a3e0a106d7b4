// Validates a choice before sending. Lazy, since the first card does not need it. [S5.05–S5.08]
import type { IngredientChoice } from '../cart/cart.ts';
import type { IngredientId } from '../ids.ts';
import type { Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { fail, ok, type Result } from '../result.ts';
import { beginAll, emptyChoice } from './ingredients.ts';
import {
  type Group,
  type GroupKey,
  groupsOf,
  isOpen,
  isOwn,
  quantityOf,
  saidOf,
  totalOf,
  withQuantity,
} from './modifier-groups.ts';

/** `group` is absent for the addable ingredients. */
export type TooFew = { readonly code: 'too_few'; readonly min: number; readonly group?: GroupKey };
export type TooMany = { readonly code: 'too_many'; readonly max: number; readonly group?: GroupKey };
/**
 * foreign   an id that the dish does not have in this role, a repeated id, or too many of one id
 * inactive  an ingredient of the dish that is unavailable
 */
export type ChoiceProblem =
  | TooFew
  | TooMany
  | { readonly code: 'foreign'; readonly ingredientIds: readonly IngredientId[] }
  | { readonly code: 'inactive'; readonly ingredientIds: readonly IngredientId[] };

export const tooFew = ({ key, min }: Group): TooFew => ({
  code: 'too_few',
  min,
  ...(key !== 'addable' && { group: key }),
});
export const tooMany = ({ key, max }: Group): TooMany => ({
  code: 'too_many',
  max,
  ...(key !== 'addable' && { group: key }),
});

const ascending = (ids: Iterable<IngredientId>): readonly IngredientId[] => [...new Set(ids)].sort((a, b) => a - b);

/** Whether a group has no answer yet. */
export const isUnsaid = (choice: IngredientChoice, { key }: Group): boolean =>
  isOwn(key) ? choice.modifiers === undefined : key === 'required' && choice.required === undefined;

/** A choice without unavailable options and without groups that are no longer open. */
export const pruned = (groups: readonly Group[], choice: IngredientChoice): IngredientChoice => {
  let kept: IngredientChoice = choice.modifiers ? { ...emptyChoice, modifiers: [] } : emptyChoice;
  for (const group of groups) {
    if (!isOpen(kept, group)) continue;
    for (const option of group.options) {
      const quantity = Math.min(option.max, quantityOf(choice, group.key, option));
      if (option.isActive && quantity !== option.included) kept = withQuantity(kept, group.key, option, quantity);
    }
  }
  return kept;
};

/**
 * Validates a whole choice, as the server does with external input. Returns it in canonical form; unanswered groups get
 * their defaults. [S5.05–S5.08]
 */
export const checkChoice = (
  index: MenuIndex,
  product: Product,
  choice: IngredientChoice,
): Result<IngredientChoice, ChoiceProblem> => {
  const groups = groupsOf(index, product);
  const foreign: IngredientId[] = [];
  const inactive: IngredientId[] = [];
  const said = saidOf(choice);
  said.forEach(({ key, id, quantity }, at) => {
    const group = groups.find((one) => one.key === key && isOpen(choice, one));
    const option = group?.options.find((one) => one.id === id);
    const isTwice = said.findIndex((one) => one.key === key && one.id === id) !== at;
    const isCount = option && Number.isInteger(quantity) && quantity >= 0 && quantity <= option.max;
    if (!isCount || isTwice) foreign.push(id);
    else if (!option.isActive) inactive.push(id);
  });
  if (foreign.length > 0) return fail({ code: 'foreign', ingredientIds: ascending(foreign) });
  if (inactive.length > 0) return fail({ code: 'inactive', ingredientIds: ascending(inactive) });

  const fresh = groups.filter((group) => isUnsaid(choice, group));
  const whole = beginAll(groups, pruned(groups, choice), (group) => fresh.includes(group));
  for (const group of groups) {
    if (!isOpen(whole, group)) continue;
    const total = totalOf(whole, group);
    if (total < group.min) return fail(tooFew(group));
    if (total > group.max) return fail(tooMany(group));
  }
  return ok(whole);
};
