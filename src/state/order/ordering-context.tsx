// Whether and how a guest may order here and now: known once for all that is shown of the open place.
import { createContext, type ReactNode, useContext, useMemo } from 'react';

import { canOrder } from '#domain/order/order-type.ts';
import { isOrderingOpen, type OpenState, openState } from '#domain/place/hours.ts';
import type { OrderType } from '#domain/place/place.ts';
import { useMenu } from '../menu/menu-context.tsx';
import { useSession } from '../session/session-context.tsx';
import { useTabl } from '../tabl-context.tsx';
import { useMinute } from '../use-minute.ts';

export interface Ordering {
  /** By which the menu is filtered. [S4.14] */
  readonly orderType: OrderType;
  /** The session, or the place, only shows the menu. */
  readonly isBrowseOnly: boolean;
  /** hide_add_to_cart_btn. [S2.48] */
  readonly hidesAdd: boolean;
  /** paused: no orders are taken; closed: outside the hours and the venue insists on them. */
  readonly stopped: 'paused' | 'closed' | undefined;
  readonly hours: OpenState;
}

const OrderingContext = createContext<Ordering | undefined>(undefined);

export function useOrdering(): Ordering {
  const ordering = useContext(OrderingContext);
  if (!ordering) throw new Error('useOrdering outside of an OrderingProvider');
  return ordering;
}

/** `turnedAway`: the table's code was no good, so the menu is to be looked at only. */
export const OrderingProvider = ({
  turnedAway,
  children,
}: {
  readonly turnedAway: boolean;
  readonly children: ReactNode;
}) => {
  const { place, settings } = useMenu();
  const { serverNow } = useTabl();
  const { orderType } = useSession();
  const now = useMinute(serverNow);
  const ordering = useMemo<Ordering>(() => {
    const takesOrders = place.orderTypes.some(({ type }) => canOrder(type));
    const isBrowseOnly = orderType === undefined ? turnedAway || !takesOrders : !canOrder(orderType);
    const isOpen = isOrderingOpen(settings, place.timeZone, now);
    return {
      // Who has not scanned yet sees what the tables see, so that the menu does not change under a scan.
      orderType: orderType ?? (isBrowseOnly ? 'spot_browse' : 'spot'),
      isBrowseOnly,
      hidesAdd: isBrowseOnly || settings.hideAddToCart === 1,
      stopped: isOpen ? undefined : settings.ordersAllowed ? 'closed' : 'paused',
      hours: openState(settings.openingHours, place.timeZone, now),
    };
  }, [place, settings, orderType, turnedAway, now]);
  return <OrderingContext value={ordering}>{children}</OrderingContext>;
};
