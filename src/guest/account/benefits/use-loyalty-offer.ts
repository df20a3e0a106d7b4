import { useEffect, useState } from 'react';
import { getLoyaltyOffer } from '#core/api/loyalty/loyalty-offer.ts';
import type { LoyaltyOffer } from '#domain/loyalty/loyalty-offer.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

/** Benefits of an account at the open place; `undefined`: none, or not known yet. */
export function useLoyaltyOffer(): LoyaltyOffer | undefined {
  const { http } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [offer, setOffer] = useState<LoyaltyOffer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again as the network comes back.
  useEffect(() => {
    let isHeard = true;
    void getLoyaltyOffer(http, place.id).then((found) => {
      if (isHeard && found !== undefined) setOffer(found ?? undefined);
    });
    return () => {
      isHeard = false;
    };
  }, [http, place.id, isOnline]);
  return offer;
}
