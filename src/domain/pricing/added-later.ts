// Charges that a place adds by how it is ordered: they are said before the guest has chosen that.
import type { Variant } from '../menu/menu.ts';
import type { Place } from '../place/place.ts';
import { leavesTheVenue } from './order-place.ts';

export interface AddedLater {
  /** A dish is packed where its food leaves the venue. */
  readonly packaging: boolean;
  /** Some delivery costs something. */
  readonly delivery: boolean;
}

/** `variants`: of the chosen dishes. */
export const addedLater = (
  { orderTypes }: Pick<Place, 'orderTypes'>,
  variants: readonly Pick<Variant, 'additionalPrice'>[],
): AddedLater => ({
  packaging:
    orderTypes.some(({ type }) => leavesTheVenue(type)) && variants.some(({ additionalPrice }) => additionalPrice > 0),
  delivery: orderTypes.some(
    ({ type, prices, radiuses, shapes, regions = [] }) =>
      type === 'delivery' &&
      (prices.some(({ price }) => price > 0) ||
        [...radiuses, ...shapes, ...regions].some(({ deliveryPrice }) => deliveryPrice > 0)),
  ),
});
