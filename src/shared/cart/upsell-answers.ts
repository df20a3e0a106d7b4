// Guests' answers to the upsell question, which is asked once per cart.
import type { CartLine } from '#domain/cart/cart.ts';
import type { PlaceId, ProductId } from '#domain/ids.ts';

type Lines = readonly Pick<CartLine, 'lineId'>[];

/** By place: the cart lines at the time of the question. */
const answered = new Map<PlaceId, ReadonlySet<string>>();

/** Marks the question as asked, until the cart is replaced or the page reloads. */
export const keepUpsellAnswer = (placeId: PlaceId, lines: Lines): void =>
  void answered.set(placeId, new Set(lines.map(({ lineId }) => lineId)));

/** Whether the question is still to be asked. A cart without any line of the asked one counts as a new cart. */
export const isUpsellAsked = (placeId: PlaceId, lines: Lines): boolean => {
  const before = answered.get(placeId);
  return before === undefined || !lines.some(({ lineId }) => before.has(lineId));
};

/** By place: dishes that have been in the open cart. */
const held = new Map<PlaceId, ReadonlySet<ProductId>>();

/** Records the dishes of the open cart. An empty cart clears the record. */
export const keepHeldDishes = (placeId: PlaceId, lines: readonly Pick<CartLine, 'productId'>[]): void =>
  void held.set(
    placeId,
    lines.length === 0
      ? new Set()
      : new Set([...(held.get(placeId) ?? []), ...lines.map(({ productId }) => productId)]),
  );

/** Whether a dish was in the open cart. A dish that the guest removed is not offered again. */
export const wasHeld = (placeId: PlaceId, id: ProductId): boolean => held.get(placeId)?.has(id) ?? false;
