import type { CartLine } from '#domain/cart/cart.ts';
import type { Language } from '#domain/language/language.ts';
import type { Cloth, Ingredient, Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { Picture } from '#domain/picture.ts';
import { groupsOf } from '#domain/product/modifier-groups.ts';
import { unbroken } from '#ui/words/unbroken.ts';

/** A line of the cart as it is called and looks in the open menu. What the menu no longer has keeps its seen name. */
export interface CartLineView {
  readonly name: string;
  readonly textLanguage: Language | undefined;
  readonly size: string;
  /** The required ingredient, and what is chosen of the dish's own groups. */
  readonly chosen: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly picture: Picture | undefined;
  readonly cloth: Cloth | undefined;
}

export const cartLineView = (index: MenuIndex, line: CartLine): CartLineView => {
  const found = index.variantById.get(line.variantId);
  const product = found?.product ?? index.productById.get(line.productId);
  const name = (id: Ingredient['id']) => index.ingredientById.get(id)?.name;
  const names = (ids: readonly Ingredient['id'][]) => ids.flatMap((id) => name(id) ?? []);
  const { choice } = line;
  const modifiers = product ? modifierWords(index, product, choice) : [];
  return {
    name: product?.name ?? line.seenName,
    textLanguage: product?.textLanguage,
    // One size alone says nothing new, unless it is all that tells what was meant.
    size: product && product.variants.length < 2 ? '' : unbroken(found?.variant.size ?? line.seenSize),
    chosen: [
      ...(choice.required === undefined ? [] : names([choice.required])),
      ...modifiers.filter(({ quantity }) => quantity > 0).map(({ words }) => words),
    ],
    added: names(choice.addable),
    removed: [
      ...names(choice.removable),
      ...modifiers.filter(({ quantity }) => quantity === 0).map(({ words }) => words),
    ],
    picture: product?.images[0],
    cloth: index.categoryById.get(line.categoryId)?.cloth,
  };
};

/** What is said of a dish's own groups, in their order. A name that two groups have stands with the group's title. */
const modifierWords = (index: MenuIndex, product: Product, choice: CartLine['choice']) => {
  const said = (choice.modifiers ? groupsOf(index, product) : []).flatMap(({ key, title, options }) =>
    options.flatMap(({ id, name }) => {
      const one = choice.modifiers?.find(({ groupId, optionId }) => groupId === key && optionId === id);
      return one ? [{ title, name, quantity: one.quantity }] : [];
    }),
  );
  return said.map(({ title, name, quantity }) => {
    const isTwice = said.filter((other) => other.name === name).length > 1;
    const named = isTwice ? `${title}: ${name}` : name;
    return { quantity, words: quantity > 1 ? `${quantity} × ${named}` : named };
  });
};
