import { useEffect } from 'react';
import { readClient } from '#db/client-table.ts';
import type { Client } from '#domain/place.ts';
import { useTabl } from './tabl-context.tsx';
import { useIsOnline } from './use-connection.ts';
import { useRows } from './use-rows.ts';

/** The owner with its places as the device knows them, asked for anew behind that, and again when the network is back. */
export function useClient(): Client | undefined {
  const { menus } = useTabl();
  const isOnline = useIsOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network comes back.
  useEffect(() => void menus.refreshClient(), [menus, isOnline]);
  return useRows(readClient, []);
}
