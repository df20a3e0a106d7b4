// Charges that depend on the order type: announced before the guest has chosen one.
import type { Variant } from '../menu/menu.ts';
import type { Place } from '../place/place.ts';
import { leavesTheVenue } from './order-place.ts';

export interface AddedLater {
  /** Packaging applies when the food leaves the venue. */
  readonly packaging: boolean;
  /** At least one delivery has a fee. */
  readonly delivery: boolean;
}

/** `variants`: of the chosen dishes. */
export const addedLater = (
  { orderTypes }: Pick<Place, 'orderTypes'>,
  variants: readonly Pick<Variant, 'additionalPrice'>[],
): AddedLater => ({
  packaging:
    orderTypes.some(({ type }) => leavesTheVenue(type, undefined)) &&
    variants.some(({ additionalPrice }) => additionalPrice > 0),
  delivery: orderTypes.some(
    ({ type, prices, radiuses, shapes, regions = [] }) =>
      type === 'delivery' &&
      (prices.some(({ price }) => price > 0) ||
        [...radiuses, ...shapes, ...regions].some(({ deliveryPrice }) => deliveryPrice > 0)),
  ),
});
