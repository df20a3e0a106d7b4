// Storage guard before the database is open: storage counts as persistent until opening proves otherwise.
import type { StorageGuard } from '#core/db/storage-guard.ts';

export interface LazyStorage extends StorageGuard {
  /** Called when the database is open: this guard answers from now on. */
  readonly become: (guard: StorageGuard) => void;
}

/** `open`: opens the database; rejects when its code cannot be loaded. */
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
