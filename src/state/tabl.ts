// Everything that is alive on this device, put together once when the page starts.
import { createHttp, type Http } from '#api/http.ts';
import { ping } from '#api/ping.ts';
import { readClient } from '#db/client-table.ts';
import type { TablDatabase } from '#db/database.ts';
import { readClockOffset, storeClockOffset } from '#db/device-table.ts';
import { canWorkOffline, onReturn } from '#platform/browser-hints.ts';
import type { WorkerHandle } from '#platform/worker-registration.ts';
import { createServerClock, type ServerClock } from '#sync/clock.ts';
import { type Connection, createConnection } from './connection.ts';
import { createLanguageStore, type LanguageStore } from './language-store.ts';
import { createLazyOutbox } from './lazy-outbox.ts';
import { createMenuStore, type MenuStore } from './menu-store.ts';
import { openDatabase } from './open-database.ts';
import type { Outbox } from './outbox.ts';
import { updateWhenIdle } from './update-when-idle.ts';

export const API_BASE = '/api';

export interface Tabl {
  readonly db: TablDatabase;
  /** `memory`: the browser refuses storage, nothing outlives the page. */
  readonly storage: 'kept' | 'memory';
  /** The page can be opened again without a network: https or localhost. */
  readonly worksOffline: boolean;
  readonly http: Http;
  readonly clock: ServerClock;
  readonly deviceNow: () => number;
  /** The server's time as far as it is known, else the device's. */
  readonly serverNow: () => number;
  readonly menus: MenuStore;
  readonly language: LanguageStore;
  readonly outbox: Outbox;
  readonly connection: Connection;
  /** Called once, after the first paint. */
  readonly startRest: () => Promise<void>;
}

export async function startTabl(): Promise<Tabl> {
  const deviceNow = () => Date.now();
  const [{ db, storage }, language] = await Promise.all([openDatabase(), createLanguageStore()]);
  const [client, storedOffset] = await Promise.all([
    readClient(db).catch(() => undefined),
    readClockOffset(db).catch(() => undefined),
  ]);
  const clock = createServerClock(
    deviceNow,
    storedOffset,
    (offset) => void storeClockOffset(db, offset).catch(() => undefined),
  );
  const connection = createConnection(async () => (await ping(http)) !== undefined);
  const http: Http = createHttp({
    baseUrl: API_BASE,
    clientId: () => client?.id,
    onServerTime: (served) => {
      clock.learn(served);
      connection.send({ type: 'answer.seen' });
    },
    onNoAnswer: () => connection.send({ type: 'request.failed' }),
  });
  const serverNow = () => clock.now() ?? deviceNow();
  const menus = createMenuStore({ db, http, now: deviceNow, serverNow, language, log: (line) => console.info(line) });
  const outbox = createLazyOutbox({ db, http, clock, deviceNow, onSaved: () => worker?.flush() });
  let worker: WorkerHandle | undefined;

  /** All that the first paint does not need. */
  const startRest = async () => {
    await connection.start(() => outbox.flush(true));
    onReturn(() => {
      connection.send({ type: 'look' });
      outbox.flush(true);
    });
    outbox.flush();
    if (storage === 'memory') return;
    const { registerWorker } = await import('#platform/worker-registration.ts');
    worker = registerWorker(() => updateWhenIdle(db, () => worker?.activateWaiting()));
  };
  return {
    db,
    storage,
    worksOffline: canWorkOffline(),
    http,
    clock,
    deviceNow,
    serverNow,
    menus,
    language,
    outbox,
    connection,
    startRest,
  };
}
