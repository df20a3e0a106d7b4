// One flusher at a time, in any tab or worker. The lock only saves work; the order's id guarantees exactly once.

export interface FlushLock {
  /**
   * Runs the work while holding the lock. undefined: the lock is taken, and `steal` was not set. `isHeld` turns false when
   * another flusher has stolen it; the work should then end.
   */
  readonly run: <T>(work: (isHeld: () => boolean) => Promise<T>, steal: boolean) => Promise<T | undefined>;
}

export const FLUSH_LOCK = 'outbox-flush';

const withoutLocks: FlushLock = { run: (work) => work(() => true) };

/** `locks`: the browser's, if any (https and localhost only). */
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
        // Stolen meanwhile: running work ends by itself, and its writes stay.
        if (started && error instanceof DOMException && error.name === 'AbortError') return await started;
        throw error;
      }
    },
  };
}

/** Resolves when no flush runs; at once without locks. Rejects when the signal aborts. */
export async function whenFlushLockFree(
  locks: Pick<LockManager, 'request'> | undefined,
  signal: AbortSignal,
): Promise<void> {
  await locks?.request(FLUSH_LOCK, { signal }, () => undefined);
}
