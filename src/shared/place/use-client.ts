import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { readClient } from '#core/db/place/client-table.ts';
import type { Client } from '#domain/place/place.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

/** The owner with its places as stored; requested again afterwards, and when the network returns. */
export function useClient(): Client | undefined {
  const { menus, drawn, database, storage } = useTabl();
  const isOnline = useIsOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network comes back.
  useEffect(() => void menus.refreshClient(), [menus, isOnline]);
  // The pages that use this hook load with the database code.
  const read = async () => {
    const db = await Promise.resolve(database());
    return readClient(db).catch((error: unknown) => void storage.heard(error));
  };
  const stored = useLiveQuery(read, [database, storage]);
  return stored ?? drawn?.slice.client;
}
