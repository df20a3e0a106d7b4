// The outbox in the background. The same flusher as the page's; the lock keeps them from doing the same work twice.
import { createHttp } from '#api/http.ts';
import type { TablDatabase } from '#db/database.ts';
import { readClient } from '#db/place/client-table.ts';
import { createDeviceFlusher } from '#sync/outbox/device-flusher.ts';

/** Sends what is due. Rejects where something is left that time alone will bring on, so that the browser wakes it again. */
export async function flushOutbox(db: TablDatabase): Promise<void> {
  const client = await readClient(db).catch(() => undefined);
  const http = createHttp({ baseUrl: '/api', clientId: () => client?.id });
  const report = await createDeviceFlusher(db, http, navigator.locks).flush({ wake: true });
  if (report.nextAt !== undefined) throw new Error('something is still to be sent');
}
