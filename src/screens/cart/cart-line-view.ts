import type { CartLine } from '#domain/cart/cart.ts';
import type { Language } from '#domain/language/language.ts';
import type { Cloth, Ingredient } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { Picture } from '#domain/picture.ts';

/** A line of the cart as it is called and looks in the open menu. What the menu no longer has keeps its seen name. */
export interface CartLineView {
  readonly name: string;
  readonly textLanguage: Language | undefined;
  readonly size: string;
  readonly required: string | undefined;
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
  return {
    name: product?.name ?? line.seenName,
    textLanguage: product?.textLanguage,
    // One size alone says nothing new, unless it is all that tells what was meant.
    size: product && product.variants.length < 2 ? '' : (found?.variant.size ?? line.seenSize),
    required: choice.required === undefined ? undefined : name(choice.required),
    added: names(choice.addable),
    removed: names(choice.removable),
    picture: product?.images[0],
    cloth: index.categoryById.get(line.categoryId)?.cloth,
  };
};
