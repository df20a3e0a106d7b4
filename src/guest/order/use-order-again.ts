import { useCallback } from 'react';
import { changeCart } from '#core/db/cart/cart-table.ts';
import { returnLines } from '#domain/cart/cart-rules.ts';
import { type OrderAgain, orderAgain, type SentBefore } from '#domain/order/order-again.ts';
import { makeLineId } from '#shared/cart/cart-actions.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useUser } from '#shared/session/use-user.ts';
import { useTabl } from '#shared/tabl-context.tsx';

/** Adds an order's available dishes to the cart. Never rejects; `undefined` when the device could not save it. */
export function useOrderAgain(): (sent: SentBefore) => Promise<OrderAgain | undefined> {
  const { database, deviceNow } = useTabl();
  const { index, settings, place, off } = useMenu();
  const { orderedAs } = useSession();
  const { ahead } = useOrdering();
  const hasUser = useUser() !== undefined;
  return useCallback(
    async (sent) => {
      const again = orderAgain(index, sent, { orderType: orderedAs, settings, off, hasUser, ahead });
      const lines = again.lines.map((line) => ({ ...line, lineId: makeLineId(), addedAt: deviceNow() }));
      return database()
        .then((db) => changeCart(db, place.id, (cart) => returnLines(cart, lines)))
        .then(
          () => again,
          () => undefined,
        );
    },
    [database, deviceNow, index, settings, place.id, off, orderedAs, hasUser, ahead],
  );
}
