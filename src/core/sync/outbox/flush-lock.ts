// One flusher at a time, in whichever tab or worker. The lock is a courtesy; the order's id is the guarantee.

export interface FlushLock {
  /**
   * Runs the work while holding the lock. undefined: somebody else holds it, and `steal` was not asked for.
   * `isHeld` turns false when another one has stolen it; the work should then come to its end.
   */
  readonly run: <T>(work: (isHeld: () => boolean) => Promise<T>, steal: boolean) => Promise<T | undefined>;
}

export const FLUSH_LOCK = 'outbox-flush';

const withoutLocks: FlushLock = { run: (work) => work(() => true) };

/** `locks`: the browser's, where it has some (https and localhost only). */
export function createFlushLock(locks: Pick<LockManager, 'request'> | undefined): FlushLock {
  if (!locks) return withoutLocks;
  return {
    run: async (work, steal) => {
      let held = true;
      let started: ReturnType<typeof work> | undefined;
      try {
        // `steal` and `ifAvailable` exclude each other.
        return await locks.request(FLUSH_LOCK, steal ? { steal } : { ifAvailable: true }, async (lock) => {
          if (!lock) return undefined;
          started = work(() => held);
          return await started;
        });
      } catch (error) {
        held = false;
        // Stolen in the middle: what was begun ends by itself, and what it has written stands.
        if (started && error instanceof DOMException && error.name === 'AbortError') return await started;
        throw error;
      }
    },
  };
}

/** Resolves when nobody flushes any more; at once where there are no locks. Rejects where the signal ends it. */
export async function whenFlushLockFree(
  locks: Pick<LockManager, 'request'> | undefined,
  signal: AbortSignal,
): Promise<void> {
  await locks?.request(FLUSH_LOCK, { signal }, () => undefined);
}
