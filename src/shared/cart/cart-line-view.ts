import type { CartLine } from '#domain/cart/cart.ts';
import type { Language } from '#domain/language/language.ts';
import type { Background } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { Picture } from '#domain/picture.ts';
import { type ChoiceNames, choiceNames } from '#domain/product/choice-names.ts';
import { groupsOf } from '#domain/product/modifier-groups.ts';
import { unbroken } from '#ui/words/unbroken.ts';

/** A cart line with name and picture from the open menu. A removed dish keeps the name that the guest saw. */
export interface CartLineView extends ChoiceNames {
  readonly name: string;
  readonly textLanguage: Language | undefined;
  readonly size: string;
  readonly picture: Picture | undefined;
  readonly cloth: Background | undefined;
}

export const cartLineView = (index: MenuIndex, line: CartLine): CartLineView => {
  const found = index.variantById.get(line.variantId);
  const product = found?.product ?? index.productById.get(line.productId);
  return {
    name: product?.name ?? line.seenName,
    textLanguage: product?.textLanguage,
    // A single size is omitted, unless the dish has left the menu.
    size: product && product.variants.length < 2 ? '' : unbroken(found?.variant.size ?? line.seenSize),
    ...choiceNames(index, product, line.choice),
    picture: product?.images[0],
    cloth: index.categoryById.get(line.categoryId)?.cloth,
  };
};

/** Whether the dish of a line has a size or modifiers to choose. */
export const hasChoice = (index: MenuIndex, line: CartLine): boolean => {
  const product = index.productById.get(line.productId);
  return product !== undefined && (product.variants.length > 1 || groupsOf(index, product).length > 0);
};
