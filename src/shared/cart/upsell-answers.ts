// Who has said what they think of the dishes that go with their cart: they are asked once a cart.
import type { CartLine } from '#domain/cart/cart.ts';
import type { PlaceId } from '#domain/ids.ts';

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
