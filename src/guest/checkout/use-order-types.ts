// Order types of the open place, each with the reason why it is unavailable now.
import { offeredTypes } from '#domain/order/checkout/checkout-form.ts';
import { isWithoutTable } from '#domain/order/order-type.ts';
import type { OrderType } from '#domain/place/place.ts';
import { useIsKiosk } from '#shared/device/use-is-kiosk.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import type { OfferedType } from './order-type-tiles.tsx';
import { useOffersWithoutTable } from './use-offers-without-table.ts';

/**
 * Order types: after a scan the code's type and those without a table; before a scan only the latter. A shared device does
 * not deliver, because it must not hold names and addresses. A kiosk and a room offer no scan.
 */
export function useOrderTypes(): readonly OfferedType[] {
  const { place } = useMenu();
  const { orderType: scanned } = useSession();
  const offersWithoutTable = useOffersWithoutTable();
  const isKiosk = useIsKiosk();
  const here: OrderType | undefined = scanned === 'tablet_mode' ? 'spot' : scanned;
  const mayScan = !isKiosk && here !== 'room';
  return offeredTypes(place)
    .filter((type) => (isWithoutTable(type) ? offersWithoutTable(type) : mayScan || type === here))
    .map((type) => ({
      type,
      ...(!isWithoutTable(type) && type !== here && { needs: type === 'room' ? ('room' as const) : ('scan' as const) }),
    }));
}
