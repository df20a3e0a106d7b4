// Names of a dish's choices, for a cart, a receipt and a table's orders.
import type { IngredientChoice } from '../cart/cart.ts';
import type { Ingredient, Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { PlacedModifier, PlacedOrderLine } from '../order/order.ts';
import { groupsOf } from './modifier-groups.ts';

export interface ChoiceNames {
  /** The required ingredient, and choices in the dish's own groups. */
  readonly chosen: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** "2 × Bacon". A name in two groups gets the group's title. */
const modifierNames = (said: readonly PlacedModifier[]) =>
  said.map(({ group, name, quantity }) => {
    const isTwice = said.filter((other) => other.name === name).length > 1;
    const named = isTwice ? `${group}: ${name}` : name;
    return { isOut: quantity === 0, words: quantity > 1 ? `${quantity} × ${named}` : named };
  });

const namesWith = (
  required: readonly string[],
  { added, removed }: Pick<ChoiceNames, 'added' | 'removed'>,
  said: readonly PlacedModifier[],
): ChoiceNames => {
  const modifiers = modifierNames(said);
  const wordsWhere = (isOut: boolean) => modifiers.flatMap((one) => (one.isOut === isOut ? [one.words] : []));
  return { chosen: [...required, ...wordsWhere(false)], added, removed: [...removed, ...wordsWhere(true)] };
};

/** Names of a choice from the open menu; `product` is undefined when the dish has left the menu. */
export const choiceNames = (index: MenuIndex, product: Product | undefined, choice: IngredientChoice): ChoiceNames => {
  const names = (ids: readonly Ingredient['id'][]) => ids.flatMap((id) => index.ingredientById.get(id)?.name ?? []);
  const said = (product && choice.modifiers ? groupsOf(index, product) : []).flatMap(({ key, title, options }) =>
    options.flatMap(({ id, name }) => {
      const one = choice.modifiers?.find(({ groupId, optionId }) => groupId === key && optionId === id);
      return one ? [{ group: title, name, quantity: one.quantity }] : [];
    }),
  );
  return namesWith(
    choice.required === undefined ? [] : names([choice.required]),
    { added: names(choice.addable), removed: names(choice.removable) },
    said,
  );
};

/** Names of a choice from the server, in the place's language. */
export const placedChoiceNames = ({ required, modifiers = [], ...rest }: PlacedOrderLine): ChoiceNames =>
  namesWith(required === undefined ? [] : [required], rest, modifiers);
