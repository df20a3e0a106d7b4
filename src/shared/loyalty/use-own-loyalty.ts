import { useEffect, useState } from 'react';
import { getOwnLoyalty } from '#core/api/loyalty/own-loyalty.ts';
import type { OwnLoyalty } from '#domain/loyalty/own-loyalty.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { renewWhereDue } from '#shared/session/keep-signed-in.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

/** `undefined`: loading; `none`: no loyalty programme here; `unheard`: cannot be loaded now. */
export type LoyaltyHere = OwnLoyalty | 'none' | 'unheard' | undefined;

/**
 * The signed-in customer's points and money at the open place; requested again when the network returns, and when `takenOver`,
 * the number of orders that the account took over, changes. [S6.03]
 */
export function useOwnLoyalty(isSignedIn: boolean, takenOver = 0): LoyaltyHere {
  const { http, serverNow } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [loyalty, setLoyalty] = useState<LoyaltyHere>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again by the last two.
  useEffect(() => {
    if (!isSignedIn) return setLoyalty(undefined);
    let isHeard = true;
    void renewWhereDue(http, serverNow())
      .then(() => getOwnLoyalty(http, place.id))
      .then((found) => {
        if (!isHeard) return;
        setLoyalty((before) => (found.ok ? (found.value ?? 'none') : typeof before === 'object' ? before : 'unheard'));
      });
    return () => {
      isHeard = false;
    };
  }, [http, serverNow, place.id, isSignedIn, isOnline, takenOver]);
  return loyalty;
}
