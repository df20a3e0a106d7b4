import type { CartLine } from '#domain/cart/cart.ts';
import type { Language } from '#domain/language/language.ts';
import type { Background } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { Picture } from '#domain/picture.ts';
import { type ChoiceNames, choiceNames } from '#domain/product/choice-names.ts';
import { groupsOf } from '#domain/product/modifier-groups.ts';
import { unbroken } from '#ui/words/unbroken.ts';

/** A line of the cart as it is called and looks in the open menu. What the menu no longer has keeps its seen name. */
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
    // One size alone says nothing new, unless it is all that tells what was meant.
    size: product && product.variants.length < 2 ? '' : unbroken(found?.variant.size ?? line.seenSize),
    ...choiceNames(index, product, line.choice),
    picture: product?.images[0],
    cloth: index.categoryById.get(line.categoryId)?.cloth,
  };
};

/** Whether there is anything to choose about a line's dish: a size, or what comes with it. */
export const hasChoice = (index: MenuIndex, line: CartLine): boolean => {
  const product = index.productById.get(line.productId);
  return product !== undefined && (product.variants.length > 1 || groupsOf(index, product).length > 0);
};
