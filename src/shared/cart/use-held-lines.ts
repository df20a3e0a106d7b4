// A guest's actions on lines that are held back.
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

/** Forgets a line that is held back until its dish is there again. */
export function useDropHeld(placeId: PlaceId): (lineId: string) => void {
  const change = useChangeCart(placeId);
  return useCallback((lineId) => change((cart) => dropHeld(cart, lineId)), [change]);
}

/** Takes so many of a line that only the menu's way holds back: the order's own has it. */
export function useSetHeld(placeId: PlaceId): (lineId: string, quantity: number) => void {
  const change = useChangeCart(placeId);
  return useCallback((lineId, quantity) => change((cart) => changeHeld(cart, lineId, quantity)), [change]);
}
