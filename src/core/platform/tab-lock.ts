// Web Locks, which need a secure context. The lock only saves requests; the order's id guarantees exactly once.

/** Whether tabs can wait for each other. */
export const hasTabLocks = (): boolean => Boolean(navigator.locks);

/**
 * Waits for the lock and holds it while the work runs: one tab works at a time, and the next takes over afterwards. Without
 * Web Locks all tabs work.
 */
export async function holdTabLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!hasTabLocks()) return work();
  await navigator.locks.request(name, { signal }, work).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
