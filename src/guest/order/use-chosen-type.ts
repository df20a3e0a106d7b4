import { useCallback, useEffect } from 'react';
import { isWithoutTable } from '#domain/order/order-type.ts';
import type { OrderType } from '#domain/place/place.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';

/** Stores the order type for the open place; it selects the menu when no table code was scanned. */
export function useChooseType(): (way: OrderType) => void {
  const { place } = useMenu();
  const { database } = useTabl();
  return useCallback(
    (way) =>
      void Promise.all([database(), import('#core/db/order/chosen-type-table.ts')])
        .then(([db, { keepChosenType }]) => keepChosenType(db, place.id, way))
        // Without storage the choice still applies to this page.
        .catch(() => undefined),
    [database, place.id],
  );
}

/** The order page's type becomes the menu's; dishes that it excludes are held until another type is chosen. */
export function useTypeOfMenu(way: OrderType | undefined): void {
  const { orderType: scanned } = useSession();
  const choose = useChooseType();
  useEffect(() => {
    if (scanned === undefined && way !== undefined && isWithoutTable(way)) choose(way);
  }, [scanned, way, choose]);
}
