// Guests' answers about the dishes that go with their cart: they are asked once a cart.
import type { CartLine } from '#domain/cart/cart.ts';
import type { PlaceId, ProductId } from '#domain/ids.ts';

type Lines = readonly Pick<CartLine, 'lineId'>[];

/** The lines that were in the cart when it was asked about. */
const answered = new Map<PlaceId, ReadonlySet<string>>();

/** The cart of a place has had its question, until it is another cart or the page is loaded anew. */
export const keepUpsellAnswer = (placeId: PlaceId, lines: Lines): void =>
  void answered.set(placeId, new Set(lines.map(({ lineId }) => lineId)));

/** Whether it is still to be asked. A cart in which nothing of the one before is left is another one. */
export const isUpsellAsked = (placeId: PlaceId, lines: Lines): boolean => {
  const before = answered.get(placeId);
  return before === undefined || !lines.some(({ lineId }) => before.has(lineId));
};

/** The dishes that have been in the open cart of a place. */
const held = new Map<PlaceId, ReadonlySet<ProductId>>();

/** Notes the dishes of the open cart. An empty cart is the end of it: the next one begins anew. */
export const keepHeldDishes = (placeId: PlaceId, lines: readonly Pick<CartLine, 'productId'>[]): void =>
  void held.set(
    placeId,
    lines.length === 0
      ? new Set()
      : new Set([...(held.get(placeId) ?? []), ...lines.map(({ productId }) => productId)]),
  );

/** Whether a dish was in the open cart of a place. One that is no longer there was taken out by its guest, who is not offered it again. */
export const wasHeld = (placeId: PlaceId, id: ProductId): boolean => held.get(placeId)?.has(id) ?? false;
