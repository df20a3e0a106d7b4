import { useEffect, useState } from 'react';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { renewWhereDue } from '#shared/session/keep-signed-in.ts';
import { takeOrders } from '#shared/session/take-orders.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

/**
 * Number of orders at the open place that this phone had sent without an account and that are in the customer's account now;
 * asked for again when the network returns. `undefined`: not known yet.
 */
export function useTakenOrders(isSignedIn: boolean): number | undefined {
  const { http, serverNow, database } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [taken, setTaken] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again as the network comes back.
  useEffect(() => {
    setTaken(undefined);
    if (!isSignedIn) return;
    let isHeard = true;
    void renewWhereDue(http, serverNow())
      .then(async () => takeOrders(http, await database(), place.id))
      .catch(() => 0)
      .then((count) => {
        if (isHeard) setTaken(count);
      });
    return () => {
      isHeard = false;
    };
  }, [http, serverNow, database, place.id, isSignedIn, isOnline]);
  return taken;
}
