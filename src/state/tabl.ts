// Everything that is alive on this device, put together once when the page starts.
import { createHttp, type Http } from '#api/http.ts';
import { ping } from '#api/ping.ts';
import type { TablDatabase } from '#db/database.ts';
import { readClockOffset, storeClockOffset } from '#db/device/device-table.ts';
import { readClient } from '#db/place/client-table.ts';
import type { StorageGuard } from '#db/storage-guard.ts';
import { canWorkOffline, onReturn } from '#platform/browser-hints.ts';
import { fetchWithEarlyAnswers } from '#platform/early-answers.ts';
import { onLostPart, reloadOnce } from '#platform/lost-parts.ts';
import { isAnythingOpen } from '#platform/page-rest.ts';
import { createServerClock, type ServerClock } from '#sync/clock.ts';
import { type Connection, createConnection } from './device/connection.ts';
import { createWorkerLink } from './device/worker-link.ts';
import { createLanguageStore, type LanguageStore } from './language/language-store.ts';
import { createMenuStore, type MenuStore } from './menu/menu-store.ts';
import { openDatabase } from './open-database.ts';
import type { Orderings } from './order/orderings.ts';
import { createLazyOutbox } from './outbox/lazy-outbox.ts';
import type { Outbox } from './outbox/outbox.ts';
import { startSweeping, sweep } from './visit/sweeping.ts';

export const API_BASE = '/api';

export interface Tabl {
  readonly db: TablDatabase;
  readonly storage: StorageGuard;
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
  readonly orderings: Orderings;
  readonly connection: Connection;
  /** Called right after the first paint: the sooner the worker is there, the sooner the menu opens without a network. */
  readonly startWorker: () => Promise<void>;
  /** Called once, after the first paint. */
  readonly startRest: () => Promise<void>;
}

/** Rejects where not even the texts of one language can be had. */
export async function startTabl(): Promise<Tabl> {
  const deviceNow = () => Date.now();
  // The menu is not put back with the guest's rows: it is read and stored again.
  const [{ db, storage }, language] = await Promise.all([openDatabase(() => menus.readAgain()), createLanguageStore()]);
  const [client, storedOffset] = await Promise.all([
    readClient(db).catch(() => undefined),
    readClockOffset(db).catch(() => undefined),
  ]);
  let clientId = client?.id;
  const clock = createServerClock(
    deviceNow,
    storedOffset,
    (offset) => void storeClockOffset(db, offset).catch(() => undefined),
  );
  const connection = createConnection(async () => (await ping(http)) !== undefined);
  const http: Http = createHttp({
    baseUrl: API_BASE,
    clientId: () => clientId,
    onServerTime: (served) => {
      clock.learn(served);
      connection.send({ type: 'answer.seen' });
    },
    onNoAnswer: () => connection.send({ type: 'request.failed' }),
    fetch: fetchWithEarlyAnswers,
  });
  const serverNow = () => clock.now() ?? deviceNow();
  const menus = createMenuStore({
    db,
    http,
    now: deviceNow,
    serverNow,
    language,
    log: (line) => console.info(line),
    onClient: ({ id }) => {
      clientId = id;
    },
  });
  const worker = createWorkerLink(db);
  const outbox = createLazyOutbox({ db, http, clock, deviceNow, storage, onSaved: worker.flush });

  /** All that the first paint does not need. */
  const startRest = async () => {
    const watchConnection = () => connection.start(() => outbox.flush(true)).catch(() => undefined);
    onReturn(() => {
      void watchConnection();
      connection.send({ type: 'look' });
      // Timers of a page that was put away do not count the hours.
      void sweep({ db, clock, deviceNow });
      outbox.flush(true);
    });
    onLostPart(() => void loadAnew(storage, http, deviceNow()));
    await Promise.all([watchConnection(), storage.watch()]);
    outbox.flush();
    startSweeping({ db, clock, deviceNow });
    // A page that was not in sight has painted nothing yet.
    await startWorker();
  };
  let isWorkerStarted = false;
  const startWorker = async () => {
    // A worker would look into a database that this page has not got.
    if (isWorkerStarted || storage.get() !== 'kept') return;
    isWorkerStarted = true;
    await worker.start();
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
    orderings: new Map(),
    connection,
    startWorker,
    startRest,
  };
}

/** Where our server is there to give the new build, and nothing is lost by it. */
async function loadAnew(storage: StorageGuard, http: Http, now: number): Promise<void> {
  if (storage.get() === 'kept' && !isAnythingOpen() && (await ping(http))) reloadOnce(now);
}
