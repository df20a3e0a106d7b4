// Content of the cart's mirrors in the specified format, with line fields that only the menu knows. Loaded after the first
// card.
import { type CartMirror, cartToMirror, type MirrorAlone, type MirrorTexts } from '#contract/cart/cart-mirror.ts';
import { writeCartMirror } from '#core/platform/cart-mirror-writing.ts';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { formatAmountPlain } from '#domain/pricing/money.ts';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';
import { aloneIn, type MirroredRows, takeNewerMirror } from './mirror-alone.ts';

function mirrorOf(
  cart: Cart,
  { index, place }: Pick<MenuSnapshot, 'index' | 'place'>,
  alone?: MirrorAlone,
): CartMirror {
  const words = (line: CartLine): MirrorTexts | undefined => {
    const found = index.variantById.get(line.variantId);
    if (!found) return undefined;
    const { product, variant } = found;
    return {
      price: variant.price === null ? undefined : formatAmountPlain(variant.price, place.currency),
      image: product.images[0]?.path,
      additionalPrice: formatAmountPlain(variant.additionalPrice, place.currency),
      discountPercent: product.discountPercent,
      discountMoney: formatAmountPlain(product.discountMoney, place.currency),
      productTranslations: { [product.textLanguage]: { name: product.name } },
      variantTranslations: { [product.textLanguage]: { size: variant.size } },
      productIngredients: product.ingredients.map(({ ingredientId, role, priority }) => ({
        ingredientId,
        type: role,
        priority,
      })),
    };
  };
  return cartToMirror(cart, place.currency, words, alone);
}

/**
 * Writes the mirrors from the cart, unless a page without a disk left a newer mirror; that mirror then becomes the
 * cart.
 */
export async function writeMirror(
  cart: Cart,
  menu: Pick<MenuSnapshot, 'index' | 'place'>,
  rows: MirroredRows | undefined,
  makeLineId: () => string,
): Promise<void> {
  if (rows && (await takeNewerMirror(rows, cart, menu.place, makeLineId))) return;
  writeCartMirror(mirrorOf(cart, menu, rows && (await aloneIn(rows, cart))));
}
