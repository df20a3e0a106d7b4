import { useEffect } from 'react';
import { readClient } from '#db/place/client-table.ts';
import type { Client } from '#domain/place/place.ts';
import { useIsOnline, useTabl } from '../tabl-context.tsx';
import { useRows } from '../use-rows.ts';

/** The owner with its places as the device knows them, asked for anew behind that, and again when the network is back. */
export function useClient(): Client | undefined {
  const { menus, drawn } = useTabl();
  const isOnline = useIsOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network comes back.
  useEffect(() => void menus.refreshClient(), [menus, isOnline]);
  return useRows(async () => readClient, []) ?? drawn?.slice.client;
}
