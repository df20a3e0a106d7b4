// Which ways to order that need no table a device takes orders by.
import { useCallback } from 'react';
import { checkoutOffer } from '#domain/order/checkout/checkout-offer.ts';
import { isWithoutTable } from '#domain/order/order-type.ts';
import type { OrderType } from '#domain/place/place.ts';
import { useIsHouseDevice } from '#shared/device/use-house-device.ts';
import { useIsKiosk } from '#shared/device/use-is-kiosk.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';

/**
 * Whether this device offers a way without a table. One of the house does not, as names and addresses have no place on it;
 * but a kiosk takes what is fetched by its number.
 */
export function useOffersWithoutTable(): (type: OrderType) => boolean {
  const { place } = useMenu();
  const isHouse = useIsHouseDevice();
  const isKiosk = useIsKiosk();
  return useCallback(
    (type) => isWithoutTable(type) && (!isHouse || (isKiosk && checkoutOffer(place, type).byNumber === true)),
    [place, isHouse, isKiosk],
  );
}
