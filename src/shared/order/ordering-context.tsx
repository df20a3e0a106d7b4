// Whether and how a guest may order here and now, computed once for the whole open place.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { PlaceReason, VenueReason } from '#domain/order/reasons.ts';
import { guestVerdict, ordersAhead, placeVerdict } from '#domain/order/verdict.ts';
import { type OpenState, openState } from '#domain/place/hours.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { CardContext } from '#shared/menu/card-view.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';

export interface Ordering {
  /** Order type that filters the menu. [S4.14] */
  readonly orderType: OrderType;
  /** The session or the place is view-only. */
  readonly isBrowseOnly: boolean;
  /** hide_add_to_cart_btn. [S2.48] */
  readonly hidesAdd: boolean;
  /** Reason why no order can be sent from here. */
  readonly verdict: VenueReason | undefined;
  /** The guest can order for a later time, even when no dish is available now. */
  readonly ahead: boolean;
  /** Reason why the place takes no orders now from any guest. */
  readonly stopped: PlaceReason | undefined;
  readonly hours: OpenState;
  /** Input of the card views; the same object while its parts are unchanged. */
  readonly shown: CardContext;
}

const OrderingContext = createContext<Ordering | undefined>(undefined);

export function useOrdering(): Ordering {
  const ordering = useContext(OrderingContext);
  if (!ordering) throw new Error('No OrderingProvider');
  return ordering;
}

/** `turnedAway`: the table code was invalid, so the menu is view-only. */
export const OrderingProvider = ({
  turnedAway,
  children,
}: {
  readonly turnedAway: boolean;
  readonly children: ReactNode;
}) => {
  const { place, settings } = useMenu();
  const { serverNow } = useTabl();
  const { orderType: session, orderedAs } = useSession();
  const now = useMinute(serverNow);
  const house = { place, settings, now };
  const verdict = guestVerdict(house, session, turnedAway);
  const stopped = placeVerdict(house);
  const isBrowseOnly = verdict === 'looking_only';
  // A guest with an invalid code sees what a guest without a table may see.
  const orderType = session === undefined && turnedAway ? 'spot_browse' : orderedAs;
  const hidesAdd = isBrowseOnly || settings.hideAddToCart === 1;
  const ahead = ordersAhead(place, settings, session, stopped);
  const shown = useMemo(() => ({ orderType, hidesAdd, ahead }), [orderType, hidesAdd, ahead]);
  const ordering = useMemo<Ordering>(
    () => ({ ...shown, shown, isBrowseOnly, verdict, stopped, hours: openState(settings, place.timeZone, now) }),
    [place, settings, now, shown, isBrowseOnly, verdict, stopped],
  );
  return <OrderingContext value={ordering}>{children}</OrderingContext>;
};
