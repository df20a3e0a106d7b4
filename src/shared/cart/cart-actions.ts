// A guest's changes of the open place's cart. Each change is one database transaction; the mirrors are written afterwards.
import type { RawMirror } from '#contract/cart/cart-mirror.ts';
import { changeCart, changeCartOnce, openCart } from '#core/db/cart/cart-table.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { findCartMirrors } from '#core/platform/cart-mirror.ts';
import type { Cart, CartLine, IngredientChoice } from '#domain/cart/cart.ts';
import { addToCart } from '#domain/cart/cart-rules.ts';
import { withComment } from '#domain/cart/comment.ts';
import type { Product, Variant } from '#domain/menu/menu.ts';
import type { OrderType, Place } from '#domain/place/place.ts';
import { priceLine } from '#domain/pricing/pricing.ts';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';
import type { MirroredRows } from './mirror-alone.ts';

export interface Selection {
  readonly product: Product;
  readonly variant: Variant;
  readonly choice: IngredientChoice;
  readonly quantity: number;
  /** `undefined`: no comment for the kitchen. */
  readonly comment: string | undefined;
  /** Id of a press made before the app was loaded, so that the press counts once. */
  readonly press?: string | undefined;
}

export const makeLineId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('');

/** Converts a selection to an order line; `undefined` when the dish has no price. */
export function lineOf(
  { index, settings }: Pick<MenuSnapshot, 'index' | 'settings'>,
  orderType: OrderType,
  { product, variant, choice, quantity, comment = '' }: Selection,
  addedAt: number,
): CartLine | undefined {
  const categoryId = index.homeCategory(product)?.id ?? product.categoryIds[0];
  const price = priceLine(
    index,
    { productId: product.id, variantId: variant.id, choice, quantity },
    { settings, orderType },
  );
  if (!price || categoryId === undefined) return undefined;
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
  return withComment(line, comment);
}

/** True when the cart has grown; false when the dish has no price or its limit is reached. */
export async function addSelection(
  db: TablDatabase,
  snapshot: MenuSnapshot,
  orderType: OrderType,
  selection: Selection,
  addedAt: number,
): Promise<boolean> {
  const { place } = snapshot;
  const { press } = selection;
  const line = lineOf(snapshot, orderType, selection, addedAt);
  if (!line) return false;
  let isAdded = false;
  const change = (cart: Cart) => {
    const added = addToCart(cart, line);
    isAdded = added !== cart;
    return added;
  };
  await (press === undefined ? changeCart(db, place.id, change) : changeCartOnce(db, place.id, press, change));
  return isAdded;
}

/** Reads the mirrors only when the device has no cart record for the place, so their parser loads only then. */
export async function restoreCart(db: TablDatabase, place: Place): Promise<Cart> {
  const mirrors = (await db.carts.get(place.id)) === undefined ? findCartMirrors() : [];
  if (mirrors.length === 0) return openCart(db, place.id, () => undefined);
  const { cartFromMirror } = await import('#contract/cart/cart-mirror.ts');
  const read = (mirror: RawMirror) => cartFromMirror(mirror, place.id, place.currency, makeLineId) ?? [];
  return openCart(db, place.id, () => mirrors.flatMap(read)[0]);
}

/**
 * Writes the mirrors, always after the cart. `rows`: where the cart is stored, and whether it outlives the page.
 * [S3.14, S3.17]
 */
export async function mirrorCart(
  cart: Cart,
  menu: Pick<MenuSnapshot, 'index' | 'place'>,
  rows?: MirroredRows,
): Promise<void> {
  const { writeMirror } = await import('./mirror-of.ts');
  await writeMirror(cart, menu, rows, makeLineId);
}
