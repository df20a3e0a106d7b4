// Effect of a press on a dish's page on the choice. Loaded with that page: a card needs none of it.
import type { IngredientChoice } from '../cart/cart.ts';
import type { IngredientId } from '../ids.ts';
import { fail, ok, type Result } from '../result.ts';
import { isUnsaid, pruned, type TooFew, type TooMany, tooFew, tooMany } from './check-choice.ts';
import { beginAll } from './ingredients.ts';
import { type Group, type GroupKey, isOpen, quantityOf, totalOf, withQuantity } from './modifier-groups.ts';

/** The rest of a choice while the menu changes under it; a default option that ran out is chosen anew. [S5.08] */
export const keepOffered = (groups: readonly Group[], choice: IngredientChoice): IngredientChoice => {
  const fresh = groups.filter((group) => isUnsaid(choice, group));
  return beginAll(
    groups,
    pruned(groups, choice),
    (group, kept) => fresh.includes(group) || totalOf(kept, group) < group.min,
  );
};

/**
 * Chooses an option that often. Going beyond the maximum is blocked [S5.06], and so is going below the minimum [S5.05];
 * on the way up to it a guest may change their mind. Of a group of one, the new one takes the place of the old one. An
 * option that is not offered changes nothing.
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
  // Groups that an option opened go with it, and groups that it opens now begin as on a fresh page.
  return ok(beginAll(groups, pruned(groups, chosen), (one) => one.openedBy !== undefined && !isOpen(before, one)));
};
