// Flushes the outbox in the worker, when the page may close at any moment: waits for the current flusher, and retries while
// its event lasts.
import type { FlushReport } from './outbox.ts';

export interface BackgroundParts {
  readonly flush: (options: { readonly wake: boolean }) => Promise<FlushReport>;
  /** Resolves when no flush runs; rejects when the signal aborts. */
  readonly whenFree: (signal: AbortSignal) => Promise<void>;
  /** Epoch ms, the device's. */
  readonly clock: () => number;
  /** Resolves after that many ms, or when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Browsers end a worker's event after three to five minutes. */
const LONGEST = 150_000;
/** A frozen tab may hold the lock: it is checked again, and stolen in the end. */
const LOCK_PATIENCE = 30_000;
const SHORTEST_WAIT = 250;

/**
 * Sends entries that are due now or soon. Rejects when entries are left that only time can advance, so that the browser
 * wakes it again. A call during a run makes that run check at once, and ends with it.
 */
export function createBackgroundFlush({ flush, whenFree, clock, sleep }: BackgroundParts): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isCalled = false;
  let waiting: AbortController | undefined;

  async function wait({ ran, nextAt = 0 }: FlushReport): Promise<void> {
    const over = new AbortController();
    waiting = over;
    const ms = ran ? Math.max(SHORTEST_WAIT, nextAt - clock()) : LOCK_PATIENCE;
    const free = ran ? [] : [whenFree(over.signal).catch(() => undefined)];
    await Promise.race([sleep(Math.min(LONGEST, ms), over.signal), ...free]);
    over.abort();
  }

  async function run(): Promise<void> {
    const until = clock() + LONGEST;
    for (;;) {
      const wake = isCalled;
      isCalled = false;
      const report = await flush({ wake });
      if (isCalled) continue;
      if (report.nextAt === undefined) return;
      if (clock() >= until) throw new Error('something is still to be sent');
      await wait(report);
    }
  }

  return () => {
    isCalled = true;
    waiting?.abort();
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
