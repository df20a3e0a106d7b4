// Guests of many tables compete for the last portions while the kitchen rejects orders and restarts the count. A judge that
// knows only counts and cooked orders checks the result. Known mistakes are injected one at a time and must be detected.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProductId } from '#domain/ids.ts';
import { setAvailability } from '../../server/services/availability/set-availability.ts';
import { createPublishedPlaces } from '../../server/services/place/published-places.ts';
import type { Services } from '../../server/services/services.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { nextId, startServer, type TestServer } from '../server/support/server.ts';
import { patience } from '../support/patience.ts';
import { moveOrderStatus } from '../support/staff/floor.ts';
import { createRandom } from './random.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabl-portions-'));
  store = await openSqlite(':memory:');
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Faults injected around the real server. */
interface Sabotage {
  readonly afterOrder?: (server: TestServer) => Promise<unknown>;
  readonly afterReject?: (server: TestServer) => Promise<unknown>;
}

const portionsOf = (server: TestServer) =>
  server.store.read.selectFrom('portions').selectAll().where('place_id', '=', server.placeId).executeTakeFirst();

/** Plays one evening; returns the judge's objections. */
async function evening(seed: number, { afterOrder, afterReject }: Sabotage = {}): Promise<readonly string[]> {
  const { next: random } = createRandom(seed);
  const codes = Array.from({ length: 12 }, (_, at) => `code-of-an-evening-0123456-${at}`);
  const server = await startServer(store, folder, {
    tables: codes.map((code, at) => ({ name: `E${at}`, code, orderType: 'spot', room: undefined })),
  });
  const services = { store, places: createPublishedPlaces(store), clock: () => server.clock.now } as Services;
  const salad = server.id('product', 'salad') as ProductId;
  const sessions = await Promise.all(codes.map((code) => server.scan(code)));
  const found: string[] = [];
  let counted = 0;
  let cooked = new Map<string, number>();
  const order = async (session: string) => {
    const [id, quantity] = [nextId(), 1 + Math.floor(random() * 3)];
    const products = [server.line('salad', { quantity })];
    const answer = await server.order({ session, id, products, total: (7.9 * quantity).toFixed(2) });
    if (answer.status === 201) cooked.set(id, quantity);
    if (answer.status === 201) await afterOrder?.(server);
  };
  for (let round = 0; round < 8; round++) {
    if (round % 4 === 0) {
      counted = 1 + Math.floor(random() * 12);
      cooked = new Map();
      await setAvailability(services, server.placeId, salad, { portions: counted, until: null });
    }
    const asking = sessions.filter(() => random() < 0.6);
    const [rejected] = [...cooked.keys()].filter(() => random() < 0.5);
    const reject = async (id: string) => {
      const done = await moveOrderStatus(services, server.placeId, id, 'rejected');
      if (done.ok) cooked.delete(id);
      await afterReject?.(server);
    };
    await Promise.all([...asking.map(order), ...(rejected === undefined ? [] : [reject(rejected)])]);
    const left = (await portionsOf(server))?.portions_left ?? Number.NaN;
    const taken = [...cooked.values()].reduce((sum, quantity) => sum + quantity, 0);
    if (left < 0) found.push(`${left} portions are left`);
    if (taken > counted) found.push(`${taken} are cooked of ${counted}`);
    if (taken + left !== counted) found.push(`${taken} are cooked and ${left} left of ${counted}`);
    // Separates a guest's next order from a duplicate.
    server.clock.now += 60_000;
  }
  await server.app.close();
  return found;
}

const change = (by: number) => (server: TestServer) =>
  server.store.write(server.placeId, (tx) =>
    sql`update portions set portions_left = portions_left + ${by} where place_id = ${server.placeId}`.execute(tx.db),
  );

test('portions: a count is never promised twice, and none is lost', { timeout: patience(60_000) }, async () => {
  for (let seed = 1; seed <= 12; seed++) expect(await evening(seed), `seed ${seed}`).toEqual([]);
});

test.each<[string, Sabotage]>([
  ['an order takes nothing of the count', { afterOrder: change(1) }],
  ['a rejected order gives back more than it took', { afterReject: change(1) }],
])('judge detects: %s', { timeout: patience(60_000) }, async (_, sabotage) => {
  const found: string[] = [];
  for (let seed = 1; seed <= 6 && found.length === 0; seed++) found.push(...(await evening(seed, sabotage)));
  expect(found).not.toEqual([]);
});

/** A server that checks before it takes, on a database without a constraint. */
const takeWhatIsNotThere = (server: TestServer) =>
  server.store.write(server.placeId, async (tx) => {
    await sql`pragma ignore_check_constraints = on`.execute(tx.db);
    await sql`update portions set portions_left = portions_left - 2 where place_id = ${server.placeId}`.execute(tx.db);
  });

test('judge detects: a portion count below zero', { timeout: patience(60_000) }, async () => {
  const found: string[] = [];
  for (let seed = 1; seed <= 6 && found.length === 0; seed++) {
    const said = await evening(seed, { afterOrder: takeWhatIsNotThere });
    found.push(...said.filter((one) => /^-\d+ portions are left$/.test(one)));
  }
  expect(found).not.toEqual([]);
});

test('database: refuses a portion count below zero', async () => {
  const server = await startServer(store, folder);
  const services = { store, places: createPublishedPlaces(store), clock: () => server.clock.now } as Services;
  const salad = server.id('product', 'salad') as ProductId;
  await setAvailability(services, server.placeId, salad, { portions: 1, until: null });
  await expect(change(-2)(server)).rejects.toThrow();
  expect((await portionsOf(server))?.portions_left).toBe(1);
  await server.app.close();
});
