// All long-lived objects of this device, created once when the page starts.

import type { PageSlice } from '#contract/menu/slice.ts';
import type { Http } from '#core/api/http.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { StorageGuard } from '#core/db/storage-guard.ts';
import { canWorkOffline, onReturn } from '#core/platform/browser-hints.ts';
import { hasAccount, readUserCookie } from '#core/platform/cookies.ts';
import { fetchWithEarlyAnswers } from '#core/platform/device/early-answers.ts';
import { onLostPart, reloadOnce } from '#core/platform/lost-parts.ts';
import { isAnythingOpen } from '#core/platform/page-rest.ts';
import { createServerClock, type ServerClock } from '#core/sync/clock.ts';
import { type Connection, createConnection } from '#shared/device/connection.ts';
import { createWorkerLink, type WorkerLink } from '#shared/device/worker-link.ts';
import { createLanguageStore, type LanguageStore } from '#shared/language/language-store.ts';
import { createMenuStore, type MenuStore } from '#shared/menu/menu-store.ts';
import { seedMenus } from '#shared/menu/seeded-menus.ts';
import type { Orderings } from '#shared/order/orderings.ts';
import { createLazyOutbox } from '#shared/outbox/lazy-outbox.ts';
import type { Outbox } from '#shared/outbox/outbox.ts';
import { startSweeping, sweep } from '#shared/visit/sweeping.ts';
import { createDrawnPage, type DrawnPage } from './drawn-page.ts';
import { createLazyHttp } from './lazy-http.ts';
import { createLazyStorage } from './lazy-storage.ts';
import { onceThere, patiently } from './loading.ts';

export const API_BASE = '/api';

export interface Tabl {
  /** The server's drawing; `undefined` when this device renders the page itself. */
  readonly drawn?: DrawnPage | undefined;
  /**
   * Opens the device's database once, after the first paint. Rejects when its code cannot be loaded; may be called again.
   */
  readonly database: () => Promise<TablDatabase>;
  readonly storage: StorageGuard;
  /** The page can be opened again without a network: https or localhost. */
  readonly worksOffline: boolean;
  readonly http: Http;
  readonly clock: ServerClock;
  readonly deviceNow: () => number;
  /** Best known server time, else the device's time. */
  readonly serverNow: () => number;
  readonly menus: MenuStore;
  readonly language: LanguageStore;
  readonly outbox: Outbox;
  readonly orderings: Orderings;
  readonly connection: Connection;
  /** Called right after the first paint: the earlier the worker runs, the earlier the menu opens offline. */
  readonly startWorker: () => Promise<void>;
  /** Called once, after the first paint. */
  readonly startRest: () => Promise<void>;
}

/**
 * Loads only the texts and opens no database. `slice`: of the server-drawn page. Rejects when no language's texts can be
 * loaded.
 */
export async function startTabl(slice?: PageSlice): Promise<Tabl> {
  const deviceNow = () => Date.now();
  const language = await createLanguageStore();
  let clientId: string | undefined;
  let storedOffset: number | undefined;
  const database = onceThere(async () => {
    const { openDevice } = await import('./open-device.ts');
    // The menu is not restored with the guest's rows; it is read and stored again.
    const device = await openDevice(() => menus.readAgain());
    clientId ??= device.clientId;
    storedOffset = device.clockOffset;
    storage.become(device.storage);
    return device.db;
  });
  const storage = createLazyStorage(database);
  const clock = createServerClock(
    deviceNow,
    () => storedOffset,
    (offset) =>
      void Promise.all([database(), import('#core/db/device/device-table.ts')])
        .then(([db, { storeClockOffset }]) => storeClockOffset(db, offset))
        .catch(() => undefined),
  );
  const answers = async () => (await (await import('#core/api/ping.ts')).ping(http)) !== undefined;
  const connection = createConnection(answers);
  const http = createLazyHttp({
    baseUrl: API_BASE,
    clientId: () => clientId,
    userToken: readUserCookie,
    onServerTime: (served) => {
      clock.learn(served);
      connection.send({ type: 'answer.seen' });
    },
    onNoAnswer: () => connection.send({ type: 'request.failed' }),
    fetch: fetchWithEarlyAnswers,
  });
  // A page drawn in another language than its guest's is rendered again.
  const drawn = slice?.language === language.get() ? createDrawnPage(slice) : undefined;
  const serverNow = () => drawn?.now() ?? clock.now() ?? deviceNow();
  const read = createMenuStore({
    database,
    http,
    now: deviceNow,
    serverNow,
    language,
    log: (line) => console.info(line),
    onClient: ({ id }) => {
      clientId = id;
    },
  });
  const menus = drawn?.slice.place ? seedMenus(read, drawn.slice.place, drawn.slice) : read;
  let worker: WorkerLink | undefined;
  const outbox = createLazyOutbox({ database, http, clock, deviceNow, storage, onSaved: () => worker?.flush() });

  /** Starts everything that the first paint does not need. */
  const startRest = async () => {
    const watchConnection = () => connection.start(() => outbox.flush(true)).catch(() => undefined);
    onReturn(() => {
      void watchConnection();
      connection.send({ type: 'look' });
      // Timers do not run while the page is in the back-forward cache.
      void database().then(
        (db) => sweep({ db, clock, deviceNow }),
        () => undefined,
      );
      outbox.flush(true);
    });
    onLostPart(async () => {
      // Reloads only if our server can serve the new build and no data is lost. The answer may take seconds, so open dialogs
      // are checked afterwards.
      if (storage.get() === 'kept' && (await answers().catch(() => false)) && !isAnythingOpen())
        reloadOnce(deviceNow());
    });
    // Code that only a customer's phone loads.
    if (hasAccount())
      void import('#shared/session/keep-signed-in.ts')
        .then((here) => here.keepSignedIn(http, serverNow, database))
        .catch(() => undefined);
    await Promise.all([watchConnection(), storage.watch()]);
    outbox.flush();
    const db = await patiently(database);
    if (!db) return;
    startSweeping({ db, clock, deviceNow });
    // A page that was hidden has not painted yet.
    await startWorker();
  };
  const startWorker = async () => {
    const db = await patiently(database);
    // Skipped without stored data, because a worker would open a database that this page does not use.
    if (!db || worker || storage.get() !== 'kept') return;
    worker = createWorkerLink(db);
    await worker.start();
  };
  return {
    drawn,
    database,
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
