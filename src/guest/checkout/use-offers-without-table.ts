// Which ways to order that need no table a device takes orders by.
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
 * Whether this device offers a way without a table. One of the venue does not, as names and addresses have no place on it;
 * but a kiosk takes what is fetched by its label.
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

/** An offer as a kiosk makes it: what is ordered at its screen is fetched in its venue, at the pickup place without another address. */
const atKiosk = (offer: CheckoutOffer): CheckoutOffer => {
  const own = offer.pickupPlaces.find(({ address }) => address === '') ?? offer.pickupPlaces[0];
  return own ? { ...offer, pickupPlaces: [own] } : offer;
};

/** `offerOf` as this device has it. */
export function useOfferHere(offerOf: (type: OrderType) => CheckoutOffer): (type: OrderType) => CheckoutOffer {
  const isKiosk = useIsKiosk();
  return useMemo(() => (isKiosk ? (type) => atKiosk(offerOf(type)) : offerOf), [isKiosk, offerOf]);
}

/** Whether a kiosk shows the dishes and all that it asks on one page: it takes orders without a name, and its guest has no table. */
export function useIsOrderWhole(): boolean {
  const { place } = useMenu();
  const { session } = useSession();
  const isKiosk = useIsKiosk();
  const offersWithoutTable = useOffersWithoutTable();
  return isKiosk && !session && offeredTypes(place).some(offersWithoutTable);
}
