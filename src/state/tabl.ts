// Everything that is alive on this device, put together once when the page starts.
import { type Actor, createActor, fromPromise } from 'xstate';
import { createHttp, type Http } from '#api/http.ts';
import { ping } from '#api/ping.ts';
import { readClient } from '#db/client-table.ts';
import type { TablDatabase } from '#db/database.ts';
import { readClockOffset, storeClockOffset } from '#db/device-table.ts';
import { canWorkOffline, onReturn } from '#platform/browser-hints.ts';
import { registerWorker } from '#platform/worker-registration.ts';
import { createServerClock, type ServerClock } from '#sync/clock.ts';
import { connectionMachine } from './connection.machine.ts';
import { createLanguageStore, type LanguageStore } from './language-store.ts';
import { createMenuStore, type MenuStore } from './menu-store.ts';
import { openDatabase } from './open-database.ts';
import { createOutbox, type Outbox } from './outbox.ts';
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
  readonly connection: Actor<typeof connectionMachine>;
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
  const connection: Actor<typeof connectionMachine> = createActor(
    connectionMachine.provide({ actors: { probe: fromPromise(async () => (await ping(http)) !== undefined) } }),
  );
  const http = createHttp({
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
  const worker =
    storage === 'kept' ? registerWorker(() => updateWhenIdle(db, () => worker?.activateWaiting())) : undefined;
  const outbox = createOutbox({ db, http, clock, deviceNow, onSaved: () => worker?.flush() });

  connection.start();
  let wasAway = false;
  connection.subscribe((state) => {
    // Only when the server comes back: an answer to a flush must not cause the next one.
    if (wasAway && state.matches('reachable')) outbox.flush(true);
    wasAway = state.matches('unreachable');
  });
  onReturn(() => {
    connection.send({ type: 'look' });
    outbox.flush(true);
  });
  outbox.flush();
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
  };
}
