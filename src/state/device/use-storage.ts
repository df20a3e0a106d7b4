import type { StorageKind } from '#db/storage-guard.ts';
import { useTabl } from '../tabl-context.tsx';
import { useStore } from '../use-store.ts';

/** `memory`: the browser refuses storage, or took it away; nothing outlives the page. */
export function useStorageKind(): StorageKind {
  const { storage } = useTabl();
  return useStore(storage, storage.get);
}
