// Web Locks, which only secure contexts have. The lock spares requests; the order's id is the guarantee.

/** Whether one tab can keep the others waiting. */
export const hasTabLocks = (): boolean => Boolean(navigator.locks);

/**
 * Waits for the lock and holds it while the work runs: one tab works at a time, and the next takes over when the work
 * ends. Without Web Locks every tab works.
 */
export async function holdTabLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!hasTabLocks()) return work();
  await navigator.locks.request(name, { signal }, work).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
