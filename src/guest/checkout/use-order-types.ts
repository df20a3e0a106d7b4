// The ways to order of the open place, each with why it cannot be taken now.
import { offeredTypes } from '#domain/order/checkout/checkout-form.ts';
import { isWithoutTable } from '#domain/order/order-type.ts';
import type { OrderType } from '#domain/place/place.ts';
import { useIsKiosk } from '#shared/device/use-is-kiosk.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import type { OfferedType } from './order-type-tiles.tsx';
import { useOffersWithoutTable } from './use-offers-without-table.ts';

/**
 * Ways to order: a guest who has scanned a code orders as it says, or without a table; one who has not, without a table
 * alone. A shared device delivers nothing: names and addresses of its guests have no place on it. A kiosk reads no code, and a
 * guest in a room sits at no table, so both are offered no scan.
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
