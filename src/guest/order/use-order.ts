import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { OrderId } from '#domain/ids.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { keepOnly, orderingOf } from '#shared/order/orderings.ts';
import { type PressedOrder, startOrdering } from '#shared/order/start-ordering.ts';
import { type SaveFailure, toReplaceNow } from '#shared/order/table-order.machine.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';

export interface OrderControl {
  readonly send: () => void;
  /**
   * Sends it with the order page's fields, at the price that it shows: delivered, fetched, brought to a room, served on the
   * spot.
   */
  readonly sendWith: (
    said: Required<Pick<PressedOrder, 'details' | 'orderType'>> & Partial<Pick<PressedOrder, 'cart' | 'price'>>,
  ) => void;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | undefined;
  /** The order that was refused because a price had changed: the next press accepts the new price, and replaces it. */
  readonly toReplace: OrderId | undefined;
}

/**
 * "Send to kitchen": one press, one order, on disk before anything is sent. The order is the place's, not the sheet's: a
 * sheet that is closed and opened again finds it where it stands. `onSaved` is called once for an order that is saved while
 * this is shown; it must stay the same function.
 */
export function useOrder(onSaved: (id: OrderId) => void): OrderControl {
  const tabl = useTabl();
  const snapshot = useMenu();
  const { session } = useSession();
  const { orderType } = useOrdering();
  const { cart, price } = useCart();
  const { avoidance } = useDiet();
  // The guest agrees to the state of the screen at the press.
  const shown = useRef({ orderType, order: { snapshot, session, cart, price, avoidance } });
  shown.current = { orderType, order: { snapshot, session, cart, price, avoidance } };
  const placeId = snapshot.place.id;
  const ordering = orderingOf(tabl.orderings, placeId, () => startOrdering(tabl, placeId));
  const table = useSelector(ordering, ({ children }) => children.table);
  const state = useSelector(table, (order) => order);

  useEffect(() => keepOnly(tabl.orderings, placeId), [tabl, placeId]);

  useEffect(() => {
    const saved = table?.on('order.saved', ({ id }) => onSaved(id));
    return () => saved?.unsubscribe();
  }, [table, onSaved]);

  const failure = state?.matches('notSaved') ? state.context.failure : undefined;
  useEffect(() => {
    // Closed, it has been looked at; what fails while nothing is open is told when it is opened.
    return failure && (() => ordering.send({ type: 'order.seen' }));
  }, [failure, ordering]);

  const isSaving = state?.matches('saving') === true;
  const toReplace = state && toReplaceNow(state.context);
  return useMemo(
    () => ({
      send: () => ordering.send({ type: 'order.send', ...shown.current }),
      sendWith: (said) => {
        const { orderType = shown.current.orderType } = said;
        ordering.send({ type: 'order.send', orderType, order: { ...shown.current.order, ...said } });
      },
      isSaving,
      failure,
      toReplace,
    }),
    [ordering, isSaving, failure, toReplace],
  );
}
