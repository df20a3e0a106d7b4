import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionAnswerSchema } from '#contract/session/session.ts';
import { findBreak, readJournal } from '../../../server/store/journal.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { nextId } from '../support/server.ts';
import { MANY_TABLES } from '../support/venues.ts';

const PROGRAM = fileURLToPath(new URL('../support/bare-server.ts', import.meta.url));
let folder: string;
let running: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabl-kill-'));
});
afterEach(async () => {
  running?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const startProcess = async (): Promise<{ child: ChildProcess; url: string }> => {
  const child = spawn(process.execPath, [PROGRAM, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  running = child;
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: String(said).trim() };
};

const post = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-place': 'bistro', ...headers },
    body: JSON.stringify(body),
  });

const scan = async (url: string, code: string): Promise<string> => {
  const answer = await post(url, 'tables/verify_token', { token: code, placeSlug: 'bistro' });
  return v.parse(sessionAnswerSchema, await answer.json()).session.token;
};

interface Intent {
  readonly id: string;
  readonly session: string;
  acknowledged: boolean;
}

/** Sends an order as a device does; its price and content never change. */
const send = async (url: string, intent: Intent, products: unknown): Promise<void> => {
  const comment = [{ variantId: 1, comment: intent.id }];
  const answer = await post(
    url,
    'orders',
    { session: intent.session, products, order_comment: comment },
    { 'idempotency-key': intent.id, 'x-shown-total': '7.90', 'x-order-age': '0' },
  );
  const body = (await answer.json()) as { id?: unknown };
  if (answer.status === 201 && body.id === intent.id) intent.acknowledged = true;
};

const ledger = async () => {
  const store = await openStore({ url: undefined, file: join(folder, 'tabl.db') });
  const { id } = await store.read.selectFrom('places').select('id').executeTakeFirstOrThrow();
  const salad = await store.read.selectFrom('menu_ids').select(['kind', 'id']).where('key', '=', 'salad').execute();
  const rows = await readJournal(store, id);
  await store.close();
  const idOf = (kind: string) => salad.find((row) => row.kind === kind)?.id;
  return {
    orders: rows.flatMap((row) => (row.type === 'order.placed' ? [row.orderId ?? ''] : [])),
    broken: findBreak(rows),
    products: [{ product_id: idOf('product'), product_variant_id: idOf('variant'), quantity: 1 }],
  };
};

test('kill: a server killed under load keeps each acknowledged order once, and accepts retries of the others', async () => {
  const intents: Intent[] = [];
  for (let round = 0; round < 4; round += 1) {
    const { child, url } = await startProcess();
    const sessions = await Promise.all(MANY_TABLES.map(({ code }) => scan(url, code ?? '')));
    const { products } = await ledger();
    // Unacknowledged orders are retried first, under their ids.
    const again = intents.filter(({ acknowledged }) => !acknowledged);
    const fresh = sessions.flatMap((session) =>
      Array.from({ length: 5 }, (): Intent => ({ id: nextId(), session, acknowledged: false })),
    );
    intents.push(...fresh);
    const waiting = [...again, ...fresh];
    const total = waiting.length;
    const device = async () => {
      for (let intent = waiting.shift(); intent; intent = waiting.shift()) {
        // Kills the server while a third of the orders is still unsent.
        if (round < 3 && waiting.length === Math.floor(total / 3)) child.kill('SIGKILL');
        await send(url, intent, products).catch(() => undefined);
      }
    };
    await Promise.all(Array.from({ length: 16 }, device));
    child.kill(round < 3 ? 'SIGKILL' : 'SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');

    const { orders, broken } = await ledger();
    expect(new Set(orders).size).toBe(orders.length);
    expect(intents.filter(({ id, acknowledged }) => acknowledged && !orders.includes(id))).toEqual([]);
    expect(broken).toBeUndefined();
    if (round < 3) expect(intents.some(({ acknowledged }) => !acknowledged)).toBe(true);
  }
  const { orders } = await ledger();
  expect(intents.every(({ acknowledged }) => acknowledged)).toBe(true);
  expect(orders.toSorted()).toEqual(intents.map(({ id }) => id).toSorted());
}, 60_000);

test('stop: a server answers its running requests, then exits with success', async () => {
  const { child, url } = await startProcess();
  const session = await scan(url, MANY_TABLES[0]?.code ?? '');
  const { products } = await ledger();
  const intents = Array.from({ length: 20 }, (): Intent => ({ id: nextId(), session, acknowledged: false }));
  const events = await fetch(`${url}/api/events`, { headers: { 'x-place': 'bistro' } });
  const sending = intents.map((intent) => send(url, intent, products).catch(() => undefined));
  await new Promise((done) => setTimeout(done, 15));
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  await Promise.all([...sending, events.text().catch(() => undefined)]);
  expect(code).toBe(0);
  const { orders } = await ledger();
  expect(orders.toSorted()).toEqual(
    intents
      .filter(({ acknowledged }) => acknowledged)
      .map(({ id }) => id)
      .toSorted(),
  );
});
