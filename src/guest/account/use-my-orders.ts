import { useEffect, useState } from 'react';
import { getOrders } from '#core/api/account/account.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { renewWhereDue } from '#shared/session/keep-signed-in.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

/** undefined: on their way; 'unheard': they cannot be loaded now. */
export type MyOrders = readonly PlacedOrder[] | 'unheard' | undefined;

/** A customer's orders at the open place, the newest first; asked for again as the network comes back. [S7.33] */
export function useMyOrders(isSignedIn: boolean): MyOrders {
  const { http, serverNow } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [orders, setOrders] = useState<MyOrders>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again as the network comes back.
  useEffect(() => {
    if (!isSignedIn) return setOrders(undefined);
    let isHeard = true;
    void renewWhereDue(http, serverNow())
      .then(() => getOrders(http, place.id, place.currency))
      .then((found) => {
        if (isHeard) setOrders((before) => (found.ok ? found.value : Array.isArray(before) ? before : 'unheard'));
      });
    return () => {
      isHeard = false;
    };
  }, [http, serverNow, place.id, place.currency, isSignedIn, isOnline]);
  return orders;
}
