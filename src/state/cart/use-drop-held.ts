import { useCallback } from 'react';
import { changeCart } from '#db/cart/cart-table.ts';
import { dropHeld } from '#domain/cart/reconcile.ts';
import type { PlaceId } from '#domain/ids.ts';
import { useTabl } from '../tabl-context.tsx';

/** Forgets a line that is held back until its dish is there again. */
export function useDropHeld(placeId: PlaceId): (lineId: string) => void {
  const { database } = useTabl();
  return useCallback(
    (lineId) =>
      void database()
        .then((db) => changeCart(db, placeId, (cart) => dropHeld(cart, lineId)))
        .catch(() => undefined),
    [database, placeId],
  );
}
