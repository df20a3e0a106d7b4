// The rules of a choice about a dish: what is chosen at first, what a press changes, what may be sent. They hold alike for
// the three lists of ingredients and for a dish's own groups. [S3.08, S5.05–S5.08]
import type { IngredientChoice, Modifier } from '../cart/cart.ts';
import type { IngredientId } from '../ids.ts';
import type { Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { fail, ok, type Result } from '../result.ts';
import {
  type Group,
  type GroupKey,
  groupsOf,
  isOpen,
  isOwn,
  normalChoice,
  quantityOf,
  saidOf,
  totalOf,
  withQuantity,
} from './modifier-groups.ts';

export { normalChoice };

export const emptyChoice: IngredientChoice = { required: undefined, addable: [], removable: [] };

/** `group` is left out where the addable ingredients are meant. */
export type TooFew = { readonly code: 'too_few'; readonly min: number; readonly group?: GroupKey };
export type TooMany = { readonly code: 'too_many'; readonly max: number; readonly group?: GroupKey };
/**
 * foreign   an id that the dish does not have there, the same one twice, or more of it than there may be
 * inactive  an ingredient of the dish that is not to be had
 */
export type ChoiceProblem =
  | TooFew
  | TooMany
  | { readonly code: 'foreign'; readonly ingredientIds: readonly IngredientId[] }
  | { readonly code: 'inactive'; readonly ingredientIds: readonly IngredientId[] };

const tooFew = ({ key, min }: Group): TooFew => ({ code: 'too_few', min, ...(key !== 'addable' && { group: key }) });
const tooMany = ({ key, max }: Group): TooMany => ({
  code: 'too_many',
  max,
  ...(key !== 'addable' && { group: key }),
});

const ascending = (ids: Iterable<IngredientId>): readonly IngredientId[] => [...new Set(ids)].sort((a, b) => a - b);

const sameIds = (a: readonly IngredientId[], b: readonly IngredientId[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at]);

const sameModifiers = (a: readonly Modifier[] | undefined, b: readonly Modifier[] | undefined): boolean =>
  a?.length === b?.length &&
  (a ?? []).every((one, at) => {
    const other = b?.[at];
    return one.groupId === other?.groupId && one.optionId === other.optionId && one.quantity === other.quantity;
  });

/** Whether two choices are the same dish to the kitchen, however their ids are ordered. [S3.16] */
export const sameChoice = (a: IngredientChoice, b: IngredientChoice): boolean => {
  const [one, other] = [normalChoice(a), normalChoice(b)];
  return (
    one.required === other.required &&
    sameIds(one.addable, other.addable) &&
    sameIds(one.removable, other.removable) &&
    sameModifiers(one.modifiers, other.modifiers)
  );
};

/** Whether nobody has said anything about a group yet. */
const isUnsaid = (choice: IngredientChoice, { key }: Group): boolean =>
  isOwn(key) ? choice.modifiers === undefined : key === 'required' && choice.required === undefined;

/** Chooses what a group begins with: its defaults, then the first that are to be had, up to its minimum. [S5.08] */
const begin = (choice: IngredientChoice, group: Group): IngredientChoice => {
  if (group.ask) return choice;
  const active = group.options.filter(({ isActive }) => isActive);
  let begun = choice;
  for (const option of active) {
    const isDefault = group.defaults.includes(option.id) && totalOf(begun, group) < group.max;
    if (isDefault && quantityOf(begun, group.key, option) === 0) begun = withQuantity(begun, group.key, option, 1);
  }
  for (const option of active) {
    const missing = group.min - totalOf(begun, group);
    const has = quantityOf(begun, group.key, option);
    if (missing > 0 && has < option.max) {
      begun = withQuantity(begun, group.key, option, Math.min(option.max, has + missing));
    }
  }
  return begun;
};

/** Begins the groups that are open and chosen, one after the other, so that a choice opens what hangs on it. */
const beginAll = (
  groups: readonly Group[],
  choice: IngredientChoice,
  isMeant: (group: Group, choice: IngredientChoice) => boolean,
): IngredientChoice => {
  const isGrouped = groups.some(({ key }) => isOwn(key));
  return groups.reduce(
    (begun, group) => (isOpen(begun, group) && isMeant(group, begun) ? begin(begun, group) : begun),
    isGrouped && !choice.modifiers ? { ...choice, modifiers: [] } : choice,
  );
};

/** What is chosen before the guest touches anything. A group that asks has nothing chosen. [S5.08] */
export const defaultChoice = (index: MenuIndex, product: Product): IngredientChoice =>
  beginAll(groupsOf(index, product), emptyChoice, () => true);

/** The open groups of which less is chosen than must be; none: the dish can be ordered so. */
export const missingGroups = (groups: readonly Group[], choice: IngredientChoice): readonly Group[] =>
  groups.filter((group) => isOpen(choice, group) && totalOf(choice, group) < group.min);

/** Whether something must be chosen before a dish can be added. [S5.05] */
export const needsChoice = (index: MenuIndex, product: Product): boolean => {
  if (product.minAddable === 0 && !product.asksRequired && !product.groups) return false;
  return missingGroups(groupsOf(index, product), defaultChoice(index, product)).length > 0;
};

/** A choice without what is not to be had, or is asked for no longer. */
const pruned = (groups: readonly Group[], choice: IngredientChoice): IngredientChoice => {
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

/** What is left of a choice while the menu changes under it; what begins chosen and ran out is chosen anew. [S5.08] */
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
    if (group.max !== 1 || key === 'addable') return fail(tooMany(group));
    for (const other of group.options) {
      if (other.isActive) chosen = withQuantity(chosen, key, other, 0);
    }
  }
  if (wanted < has && total >= group.min && next < group.min) return fail(tooFew(group));
  chosen = withQuantity(chosen, key, option, wanted);
  // What an option opened goes with it, and what it opens now begins as it would have begun.
  return ok(beginAll(groups, pruned(groups, chosen), (one) => one.openedBy !== undefined && !isOpen(before, one)));
};

/**
 * Judges a whole choice, as the server does with whatever arrives. The value is the choice in its one spelling; what
 * nobody was asked about is as it begins. [S5.05–S5.08]
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
