// Who has said what they think of the dishes that go with their cart: they are asked once a cart.
import type { PlaceId } from '#domain/ids.ts';

const answered = new Set<PlaceId>();

/** The cart of a place has had its question, until it is another cart or the page is loaded anew. */
export const keepUpsellAnswer = (placeId: PlaceId): void => void answered.add(placeId);

/** Whether it is still to be asked. `count`: of the lines; an empty cart is the end of the one before. */
export const isUpsellAsked = (placeId: PlaceId, count: number): boolean => {
  if (count === 0) answered.delete(placeId);
  return !answered.has(placeId);
};
