// Order types without a table that this device offers.
import { useCallback, useMemo } from 'react';
import { offeredTypes } from '#domain/order/checkout/checkout-form.ts';
import { type CheckoutOffer, checkoutOffer } from '#domain/order/checkout/checkout-offer.ts';
import { isWithoutTable } from '#domain/order/order-type.ts';
import type { OrderType } from '#domain/place/place.ts';
import { useIsKiosk } from '#shared/device/use-is-kiosk.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';

/**
 * Whether this device offers an order type without a table. A venue's device does not, because it must not hold names and
 * addresses; but a kiosk takes pickup orders by label.
 */
export function useOffersWithoutTable(): (type: OrderType) => boolean {
  const { place } = useMenu();
  const isHouse = useIsSharedDevice();
  const isKiosk = useIsKiosk();
  return useCallback(
    (type) => isWithoutTable(type) && (!isHouse || (isKiosk && checkoutOffer(place, type).byNumber === true)),
    [place, isHouse, isKiosk],
  );
}

/** The offer of a kiosk: orders are picked up in its own venue, at the pickup place without a separate address. */
const atKiosk = (offer: CheckoutOffer): CheckoutOffer => {
  const own = offer.pickupPlaces.find(({ address }) => address === '') ?? offer.pickupPlaces[0];
  return own ? { ...offer, pickupPlaces: [own] } : offer;
};

/** `offerOf` adapted to this device. */
export function useOfferHere(offerOf: (type: OrderType) => CheckoutOffer): (type: OrderType) => CheckoutOffer {
  const isKiosk = useIsKiosk();
  return useMemo(() => (isKiosk ? (type) => atKiosk(offerOf(type)) : offerOf), [isKiosk, offerOf]);
}

/** Whether a kiosk shows dishes and questions on one page: it takes orders without a name and without a table. */
export function useIsOrderWhole(): boolean {
  const { place } = useMenu();
  const { session } = useSession();
  const isKiosk = useIsKiosk();
  const offersWithoutTable = useOffersWithoutTable();
  return isKiosk && !session && offeredTypes(place).some(offersWithoutTable);
}
