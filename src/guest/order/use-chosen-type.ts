import { useCallback, useEffect } from 'react';
import { isWithoutTable } from '#domain/order/order-type.ts';
import type { OrderType } from '#domain/place/place.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';

/** Remembers the way to order at the open place, by which its menu is shown where no code is scanned. */
export function useChooseType(): (way: OrderType) => void {
  const { place } = useMenu();
  const { database } = useTabl();
  return useCallback(
    (way) =>
      void Promise.all([database(), import('#core/db/order/chosen-type-table.ts')])
        .then(([db, { keepChosenType }]) => keepChosenType(db, place.id, way))
        // A device that keeps nothing orders this way all the same.
        .catch(() => undefined),
    [database, place.id],
  );
}

/** The order page's way is the menu's: what is not had this way waits in the order until another one is taken. */
export function useTypeOfMenu(way: OrderType | undefined): void {
  const { orderType: scanned } = useSession();
  const choose = useChooseType();
  useEffect(() => {
    if (scanned === undefined && way !== undefined && isWithoutTable(way)) choose(way);
  }, [scanned, way, choose]);
}
