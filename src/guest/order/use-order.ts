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
  /** Sends it with the order page's fields at the shown price: delivery, pickup, room, or served on the spot. */
  readonly sendWith: (
    said: Required<Pick<PressedOrder, 'details' | 'orderType'>> & Partial<Pick<PressedOrder, 'cart' | 'price'>>,
  ) => void;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | undefined;
  /** The order rejected for a changed price: the next press accepts the new price and replaces it. */
  readonly toReplace: OrderId | undefined;
}

/**
 * "Send to kitchen": one press makes one order, stored before anything is sent. The order belongs to the place, not the
 * sheet: a reopened sheet shows its state. `onSaved` is called once for an order saved while this is mounted; it must be
 * stable.
 */
export function useOrder(onSaved: (id: OrderId) => void): OrderControl {
  const tabl = useTabl();
  const snapshot = useMenu();
  const { session } = useSession();
  const { orderType } = useOrdering();
  const { cart, price, whenShown } = useCart();
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
    // Closing dismisses a failure; one that occurs while nothing is open is shown on the next opening.
    return failure && (() => ordering.send({ type: 'order.seen' }));
  }, [failure, ordering]);

  const isSaving = state?.matches('saving') === true;
  const toReplace = state && toReplaceNow(state.context);
  return useMemo(
    () => ({
      send: () => whenShown(() => ordering.send({ type: 'order.send', ...shown.current })),
      sendWith: (said) => {
        const { orderType = shown.current.orderType } = said;
        ordering.send({ type: 'order.send', orderType, order: { ...shown.current.order, ...said } });
      },
      isSaving,
      failure,
      toReplace,
    }),
    [ordering, isSaving, failure, toReplace, whenShown],
  );
}
