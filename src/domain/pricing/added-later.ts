// Charges that depend on the order type: announced before the guest has chosen one.
import type { Variant } from '../menu/menu.ts';
import type { Place } from '../place/place.ts';
import { addMoney, type Minor, minor, ZERO } from './money.ts';
import { leavesTheVenue } from './order-place.ts';

export interface AddedLater {
  /** Packaging of all dishes when the food leaves the venue; zero: none, or the food never leaves. */
  readonly packaging: Minor;
  /** At least one delivery has a fee. */
  readonly delivery: boolean;
}

/** `dishes`: the chosen ones. */
export const addedLater = (
  { orderTypes }: Pick<Place, 'orderTypes'>,
  dishes: readonly { readonly variant: Pick<Variant, 'additionalPrice'>; readonly quantity: number }[],
): AddedLater => ({
  packaging: orderTypes.some(({ type }) => leavesTheVenue(type, undefined))
    ? addMoney(...dishes.map(({ variant, quantity }) => minor(variant.additionalPrice * quantity)))
    : ZERO,
  delivery: orderTypes.some(
    ({ type, prices, radiuses, shapes, regions = [] }) =>
      type === 'delivery' &&
      (prices.some(({ price }) => price > 0) ||
        [...radiuses, ...shapes, ...regions].some(({ deliveryPrice }) => deliveryPrice > 0)),
  ),
});
