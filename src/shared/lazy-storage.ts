// The guard of the device's storage as the page sees it before the database is open: what is kept is taken for kept, until
// the opening says otherwise.
import type { StorageGuard } from '#core/db/storage-guard.ts';

export interface LazyStorage extends StorageGuard {
  /** The database is open: this guard answers from now on. */
  readonly become: (guard: StorageGuard) => void;
}

/** `open`: opens the database, and rejects where its code cannot be had. */
export function createLazyStorage(open: () => Promise<unknown>): LazyStorage {
  let guard: StorageGuard | undefined;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => guard?.get() ?? 'kept',
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    heard: async (error) => guard?.heard(error),
    watch: async () => {
      await open().catch(() => undefined);
      await guard?.watch();
    },
    stop: () => guard?.stop(),
    become: (opened) => {
      guard = opened;
      guard.subscribe(changed);
      if (guard.get() !== 'kept') changed();
    },
  };
}
