// The outbox behind a page that may be gone any moment: the worker waits for the present flusher, and tries again while its
// event may last.
import type { FlushReport } from './outbox.ts';

export interface BackgroundParts {
  readonly flush: (options: { readonly wake: boolean }) => Promise<FlushReport>;
  /** Resolves when nobody flushes; rejects where the signal ends it. */
  readonly whenFree: (signal: AbortSignal) => Promise<void>;
  /** Epoch ms, the device's. */
  readonly clock: () => number;
  /** Resolves after so many ms, or where the signal ends it. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Browsers end a worker's event after three to five minutes. */
const LONGEST = 150_000;
/** A frozen tab may hold the lock: it is looked at again, and stolen from in the end. */
const LOCK_PATIENCE = 30_000;
const SHORTEST_WAIT = 250;

/**
 * Sends what is due, and what becomes due soon. Rejects where something is left that time alone will bring on, so that the
 * browser wakes it again. A call while one is at it has it look at once, and ends with it.
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
