// The rules of a choice about a dish: what is chosen at first, what a press changes, what may be sent. They hold alike for
// the three lists of ingredients and for a dish's own groups. [S3.08, S5.05–S5.08]
import type { IngredientChoice } from '../cart/cart.ts';
import type { Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import {
  type Group,
  groupsOf,
  isOpen,
  isOwn,
  normalChoice,
  type Option,
  quantityOf,
  totalOf,
  withQuantity,
} from './modifier-groups.ts';

export { normalChoice };

export const emptyChoice: IngredientChoice = { required: undefined, addable: [], removable: [] };

/** Chooses what a group begins with: its defaults, then the first that are to be had, up to its minimum. [S5.08] */
const begin = (choice: IngredientChoice, group: Group): IngredientChoice => {
  if (group.ask) return choice;
  const { key, options, defaults, min, max } = group;
  const raised = (begun: IngredientChoice, missingOf: (option: Option, has: number, total: number) => number) =>
    options.reduce((next, option) => {
      const has = quantityOf(next, key, option);
      const more = Math.min(option.max - has, missingOf(option, has, totalOf(next, group)));
      return option.isActive && more > 0 ? withQuantity(next, key, option, has + more) : next;
    }, begun);
  const usual = raised(choice, ({ id }, has, total) => Math.min(defaults.includes(id) ? 1 - has : 0, max - total));
  return raised(usual, (_, _has, total) => min - total);
};

/** Begins the groups that are open and chosen, one after the other, so that a choice opens what hangs on it. */
export const beginAll = (
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

/** Choices made before the guest touches anything. A group that asks has nothing chosen. [S5.08] */
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
