import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HEADERS } from '#contract/headers.ts';
import { createApp } from '../../server/app.ts';
import { openConfiguredStore } from '../../server/cli/with-store.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { readPublished } from '../../server/store/place/places.ts';
import type { Store } from '../../server/store/store.ts';
import { importVenue } from '../../server/venue/import-venue.ts';
import { smallVenue, writeVenueFolder } from '../support/small-venue.ts';

const RUN = join(import.meta.dirname, '../../server/cli/run.mjs');
const ORDER_ID = '018f3c1e-1111-7000-8000-0123456789ab';

let dir: string;
let config: Config;
let store: Store;
let app: FastifyInstance;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ledger-'));
  const read = readConfig({ DATA_DIR: join(dir, 'data'), LOG_LEVEL: 'silent' });
  if (!read.ok) throw new Error(read.error.join());
  config = read.value;
  store = await openConfiguredStore(config);
  await importVenue(store, config.dataDir, await writeVenueFolder(join(dir, 'venue'), smallVenue()));
  app = await createApp({ store, config, clock: () => Date.UTC(2026, 9, 6, 9, 30) });
});
afterEach(async () => {
  await app.close();
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

const post = async (path: string, payload: object, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { ...headers } });
  expect(answer.json()).toMatchObject({ success: true });
  return answer.json();
};
const order = async () => {
  const venue = await readPublished(store, 'small');
  const salad = venue?.menu.products.find(({ slug }) => slug === 'shopska');
  const variant = salad?.variants[0];
  const token = 'a-code-of-the-second-table';
  const { session } = await post('tables/verify_token', { token, placeSlug: 'small' });
  await post(
    'orders',
    {
      session: session.token,
      products: [
        {
          product_id: salad?.id,
          product_variant_id: variant?.id,
          quantity: 2,
          ingredients: { addable: [venue?.menu.ingredients[0]?.id], removable: [venue?.menu.ingredients[1]?.id] },
        },
      ],
      order_comment: [{ variantId: variant?.id, comment: 'без сол' }],
    },
    {
      [HEADERS.place]: 'small',
      [HEADERS.idempotencyKey]: ORDER_ID,
      // Two at 5.20 less 10 %, plus 2 × 0.60 for the cheese.
      [HEADERS.shownTotal]: '10.56',
      [HEADERS.label]: 'K2-41',
      [HEADERS.orderAge]: '0',
    },
  );
};
const ledger = (...args: string[]) => {
  const env = { ...process.env, DATA_DIR: config.dataDir };
  const done = spawnSync(process.execPath, [RUN, 'ledger', ...args], { env, encoding: 'utf8' });
  return { code: done.status, out: done.stdout, err: done.stderr };
};

test('ledger command: prints the kitchen’s orders of a running and of a stopped server', async () => {
  expect(ledger('--place', 'small')).toEqual({ code: 0, out: '', err: '' });
  await order();
  const running = ledger('--place', 'small');
  expect(running.err).toBe('');
  expect(running.out).toMatch(/^2026-10-06 12:30:00 {2}#1 {2}K2-41 {2}table 2 {2}2 × Шопска салата/);
  expect(running.out).toMatch(/\/250 g\/ \+Сирене -Лук "без сол" {2}10\.56 EUR {2}ordered\n$/);

  const json = JSON.parse(ledger('--place', 'small', '--json').out);
  expect(json).toMatchObject({ id: ORDER_ID, number: 1, label: 'K2-41', table: '2', total: 1056, status: 'ordered' });
  expect(json.lines).toMatchObject([{ name: 'Шопска салата', quantity: 2, comment: 'без сол' }]);

  await app.close();
  await store.close();
  expect(ledger('--place', 'small').out).toBe(running.out);
});

test('ledger command: detects a tampered journal', async () => {
  await order();
  await store.close();
  const file = new SqliteDatabase(join(config.dataDir, 'tabl.db'));
  file.exec(`update journal set payload = replace(payload, '"total":1056', '"total":44') where type = 'order.placed'`);
  file.close();
  const { code, err } = ledger('--place', 'small');
  expect(code).toBe(1);
  expect(err).toMatch(/^The journal does not hold together: row \d+/);
});

test('ledger command: prints its usage and the known places', () => {
  expect(ledger().err).toContain('Usage: npm run ledger -- --place <slug>');
  expect(ledger('--plaec', 'small').code).toBe(1);
  expect(ledger('--place', 'other').err.trim()).toBe('There is no place "other". There are: small.');
});
