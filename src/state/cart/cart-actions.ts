// What a guest does to the cart of the open place. Every change is one transaction on the device; the mirrors follow it.
import { cartToMirror, type MirrorWords } from '#contract/cart/cart-mirror.ts';
import { changeCart, openCart } from '#db/cart/cart-table.ts';
import type { TablDatabase } from '#db/database.ts';
import type { Cart, CartLine, IngredientChoice } from '#domain/cart/cart.ts';
import { addToCart, setComment } from '#domain/cart/cart-rules.ts';
import type { Product, Variant } from '#domain/menu/menu.ts';
import type { OrderType, Place } from '#domain/place/place.ts';
import { formatAmountPlain } from '#domain/pricing/money.ts';
import { priceLine } from '#domain/pricing/pricing.ts';
import { readCartMirror, writeCartMirror } from '#platform/cart-mirror.ts';
import type { MenuSnapshot } from '../menu/menu-snapshot.ts';

export interface Selection {
  readonly product: Product;
  readonly variant: Variant;
  readonly choice: IngredientChoice;
  readonly quantity: number;
  /** undefined leaves the variant's comment as it is. */
  readonly comment: string | undefined;
}

export const makeLineId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('');

export async function addSelection(
  db: TablDatabase,
  snapshot: MenuSnapshot,
  orderType: OrderType,
  { product, variant, choice, quantity, comment }: Selection,
  addedAt: number,
): Promise<void> {
  const { index, settings, place } = snapshot;
  const categoryId = index.homeCategory(product)?.id ?? product.categoryIds[0];
  const price = priceLine(
    index,
    { productId: product.id, variantId: variant.id, choice, quantity },
    { settings, orderType },
  );
  if (!price || categoryId === undefined) return;
  const line: CartLine = {
    lineId: makeLineId(),
    productId: product.id,
    variantId: variant.id,
    categoryId,
    choice,
    quantity,
    addedAt,
    seenPrice: price.each,
    seenName: product.name,
    seenSize: variant.size,
  };
  await changeCart(db, place.id, (cart) => {
    const added = addToCart(cart, line);
    return comment === undefined ? added : setComment(added, variant.id, comment);
  });
}

/** Read from the mirrors only where the device has no cart record at all for the place. */
export const restoreCart = (db: TablDatabase, place: Place): Promise<Cart> =>
  openCart(db, place.id, () => readCartMirror(place.id, place.currency, makeLineId));

/** Written after the cart, never before it. [S3.14, S3.17] */
export function mirrorCart(cart: Cart, { index, place }: Pick<MenuSnapshot, 'index' | 'place'>): void {
  const words = (line: CartLine): MirrorWords | undefined => {
    const found = index.variantById.get(line.variantId);
    if (!found) return undefined;
    const { product, variant } = found;
    return {
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
  writeCartMirror(cartToMirror(cart, place.currency, words));
}
