// Background sync of the outbox, with the page's own flusher; a lock prevents duplicate work.
import { createHttp } from '#core/api/http.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readClient } from '#core/db/place/client-table.ts';
import { createBackgroundFlush } from '#core/sync/outbox/background-flush.ts';
import { createDeviceFlusher } from '#core/sync/outbox/device-flusher.ts';
import { whenFlushLockFree } from '#core/sync/outbox/flush-lock.ts';

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Sends waiting orders when the worker is notified or woken; its promise keeps the worker's event alive. */
export function createOutboxFlush(db: TablDatabase): () => Promise<void> {
  let clientId: string | undefined;
  const http = createHttp({ baseUrl: '/api', clientId: () => clientId });
  const flusher = createDeviceFlusher(db, http, navigator.locks);
  return createBackgroundFlush({
    flush: async (options) => {
      clientId ??= (await readClient(db).catch(() => undefined))?.id;
      return flusher.flush(options);
    },
    whenFree: (signal) => whenFlushLockFree(navigator.locks, signal),
    clock: Date.now,
    sleep,
  });
}
