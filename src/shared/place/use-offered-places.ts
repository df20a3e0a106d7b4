import { useEffect, useState } from 'react';
import { readOpenedPlace } from '#core/db/cart/cart-table.ts';
import { readClient } from '#core/db/place/client-table.ts';
import type { Client, Place } from '#domain/place/place.ts';
import { type OfferedPlace, offerPlaces } from '#domain/place/places-order.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { useRows } from '#shared/use-rows.ts';
import { useClient } from './use-client.ts';

/** After this time a first answer counts as late; also the retry interval. */
const LATE_MS = 6_000;

export interface OfferedPlaces {
  readonly client: Client | undefined;
  readonly offered: readonly OfferedPlace[];
  /** `waiting`: offline and no data yet; `failed`: online, but no answer. */
  readonly state: 'loading' | 'waiting' | 'failed' | 'here';
  readonly retry: () => void;
}

/** The owner's venues in display order. [S2.21] */
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

/** The guest's last venue as remembered by this device; `undefined` until read. */
export const useRememberedPlace = (): { readonly place: Place | undefined } | undefined =>
  useRows(
    async () => async (db) => {
      const [opened, client] = await Promise.all([readOpenedPlace(db), readClient(db)]);
      return { place: client?.places.find(({ id }) => id === opened) };
    },
    [],
  );

/** The remembered place, for callers that need not know whether it was read yet. */
export const useOpenedPlace = (): Place | undefined => useRememberedPlace()?.place;
