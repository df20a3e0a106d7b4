// Changes of a choice by a press on a dish's page. Lazy: loaded with that page, since cards do not need it.
import type { IngredientChoice } from '../cart/cart.ts';
import type { IngredientId } from '../ids.ts';
import { fail, ok, type Result } from '../result.ts';
import { isUnsaid, pruned, type TooFew, type TooMany, tooFew, tooMany } from './check-choice.ts';
import { beginAll } from './ingredients.ts';
import { type Group, type GroupKey, isOpen, quantityOf, totalOf, withQuantity } from './modifier-groups.ts';

/** The remaining choice after a menu change; a default replaces a sold-out one. [S5.08] */
export const keepOffered = (groups: readonly Group[], choice: IngredientChoice): IngredientChoice => {
  const fresh = groups.filter((group) => isUnsaid(choice, group));
  return beginAll(
    groups,
    pruned(groups, choice),
    (group, kept) => fresh.includes(group) || totalOf(kept, group) < group.min,
  );
};

/**
 * Sets the quantity of an option. Exceeding the maximum is blocked [S5.06], and so is falling below the minimum [S5.05];
 * until the minimum is reached a guest may untick. In a group of one, the new option replaces the old. An option that is not
 * offered changes nothing.
 */
export const chooseOption = (
  groups: readonly Group[],
  choice: IngredientChoice,
  key: GroupKey,
  id: IngredientId,
  quantity: number,
): Result<IngredientChoice, TooMany | TooFew> => {
  const before = pruned(groups, choice);
  const group = groups.find((one) => one.key === key && isOpen(before, one));
  const option = group?.options.find((one) => one.id === id && one.isActive);
  if (!group || !option) return ok(before);
  const has = quantityOf(before, key, option);
  const wanted = Math.min(option.max, Math.max(0, quantity));
  const total = totalOf(before, group);
  const next = total + wanted - has;
  let chosen = before;
  if (wanted > has && next > group.max) {
    if (group.max !== 1 || wanted > 1 || key === 'addable') return fail(tooMany(group));
    for (const other of group.options) {
      if (other.isActive) chosen = withQuantity(chosen, key, other, 0);
    }
  }
  if (wanted < has && total >= group.min && next < group.min) return fail(tooFew(group));
  chosen = withQuantity(chosen, key, option, wanted);
  // Groups that an option opened close with this option, and newly opened groups start with their defaults.
  return ok(beginAll(groups, pruned(groups, chosen), (one) => one.openedBy !== undefined && !isOpen(before, one)));
};
