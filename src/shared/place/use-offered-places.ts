import { useEffect, useState } from 'react';
import { readOpenedPlace } from '#core/db/cart/cart-table.ts';
import { readClient } from '#core/db/place/client-table.ts';
import type { Client, Place } from '#domain/place/place.ts';
import { type OfferedPlace, offerPlaces } from '#domain/place/places-order.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { useRows } from '#shared/use-rows.ts';
import { useClient } from './use-client.ts';

/** After this long a first answer is late; it is asked for again as often. */
const LATE_MS = 6_000;

export interface OfferedPlaces {
  readonly client: Client | undefined;
  readonly offered: readonly OfferedPlace[];
  /** `waiting`: the network is away, and nothing is known yet; `failed`: it is there, and there is no answer. */
  readonly state: 'loading' | 'waiting' | 'failed' | 'here';
  readonly retry: () => void;
}

/** The owner's venues, in the order in which they are offered now. [S2.21] */
export function useOfferedPlaces(): OfferedPlaces {
  const { menus, serverNow } = useTabl();
  const client = useClient();
  const isOnline = useIsOnline();
  const now = useMinute(serverNow);
  const [isLate, setLate] = useState(false);
  const isMissing = client === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const timer = setInterval(() => {
      setLate(true);
      void menus.refreshClient();
    }, LATE_MS);
    return () => clearInterval(timer);
  }, [isMissing, menus]);

  const missing = () => {
    if (!isOnline) return 'waiting';
    return isLate ? 'failed' : 'loading';
  };
  return {
    client,
    offered: offerPlaces(client?.places ?? [], now),
    state: client ? 'here' : missing(),
    retry: () => void menus.refreshClient(),
  };
}

/** The venue where the guest was last, as far as this device remembers it; undefined until that was read. */
export const useRememberedPlace = (): { readonly place: Place | undefined } | undefined =>
  useRows(
    async () => async (db) => {
      const [opened, client] = await Promise.all([readOpenedPlace(db), readClient(db)]);
      return { place: client?.places.find(({ id }) => id === opened) };
    },
    [],
  );

/** The remembered place, where it makes no difference whether it was read yet. */
export const useOpenedPlace = (): Place | undefined => useRememberedPlace()?.place;
