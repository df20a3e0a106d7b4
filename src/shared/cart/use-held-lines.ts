// A guest's actions on held lines.
import { useCallback } from 'react';
import { changeCart } from '#core/db/cart/cart-table.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { changeHeld, dropHeld } from '#domain/cart/reconcile.ts';
import type { PlaceId } from '#domain/ids.ts';
import { useTabl } from '#shared/tabl-context.tsx';

const useChangeCart = (placeId: PlaceId): ((change: (cart: Cart) => Cart) => void) => {
  const { database } = useTabl();
  return useCallback(
    (change) =>
      void database()
        .then((db) => changeCart(db, placeId, change))
        .catch(() => undefined),
    [database, placeId],
  );
};

/** Removes a line that is held until its dish is available. */
export function useDropHeld(placeId: PlaceId): (lineId: string) => void {
  const change = useChangeCart(placeId);
  return useCallback((lineId) => change((cart) => dropHeld(cart, lineId)), [change]);
}

/** Sets the quantity of a line held only by the menu's order type; the order's own type includes it. */
export function useSetHeld(placeId: PlaceId): (lineId: string, quantity: number) => void {
  const change = useChangeCart(placeId);
  return useCallback((lineId, quantity) => change((cart) => changeHeld(cart, lineId, quantity)), [change]);
}
