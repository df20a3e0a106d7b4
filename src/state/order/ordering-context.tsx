// Whether and how a guest may order here and now: known once for all that is shown of the open place.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { HouseReason, PlaceReason } from '#domain/order/reasons.ts';
import { guestVerdict, placeVerdict } from '#domain/order/verdict.ts';
import { type OpenState, openState } from '#domain/place/hours.ts';
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
  /** Why nothing can be sent from here. */
  readonly verdict: HouseReason | undefined;
  /** Why the place takes no orders now, whoever asks. */
  readonly stopped: PlaceReason | undefined;
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
  const { orderType, orderedAs } = useSession();
  const now = useMinute(serverNow);
  const ordering = useMemo<Ordering>(() => {
    const house = { place, settings, now };
    const verdict = guestVerdict(house, orderType, turnedAway);
    const isBrowseOnly = verdict === 'looking_only';
    return {
      // Who was turned away sees what may be looked at without a table.
      orderType: orderType === undefined && turnedAway ? 'spot_browse' : orderedAs,
      isBrowseOnly,
      hidesAdd: isBrowseOnly || settings.hideAddToCart === 1,
      verdict,
      stopped: placeVerdict(house),
      hours: openState(settings, place.timeZone, now),
    };
  }, [place, settings, orderType, orderedAs, turnedAway, now]);
  return <OrderingContext value={ordering}>{children}</OrderingContext>;
};
