// Rules of a dish's choices: defaults, changes by a press, and validation. They apply to the three lists of ingredients and
// to a dish's own groups. [S3.08, S5.05–S5.08]
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

/** Sets a group's defaults, then the first available options up to its minimum. [S5.08] */
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

/** Sets the defaults of the selected open groups one after another, so that a default option opens its own group. */
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

/** The default choice. A group that asks has no default. [S5.08] */
export const defaultChoice = (index: MenuIndex, product: Product): IngredientChoice =>
  beginAll(groupsOf(index, product), emptyChoice, () => true);

/** Open groups below their minimum; empty: the dish can be ordered. */
export const missingGroups = (groups: readonly Group[], choice: IngredientChoice): readonly Group[] =>
  groups.filter((group) => isOpen(choice, group) && totalOf(choice, group) < group.min);

/** Whether the guest must choose before the dish can be added. [S5.05] */
export const needsChoice = (index: MenuIndex, product: Product): boolean => {
  if (product.minAddable === 0 && !product.asksRequired && !product.groups) return false;
  return missingGroups(groupsOf(index, product), defaultChoice(index, product)).length > 0;
};
