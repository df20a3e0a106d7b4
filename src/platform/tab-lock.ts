// Web Locks, where there are some (a secure context). The lock is a courtesy; the order's id is the guarantee.

/**
 * Waits for the lock and holds it while the work runs: one tab at a time, the next one takes over when it ends. Without
 * locks every tab works.
 */
export async function holdTabLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(name, { signal }, work).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
