// A whole visit, logged by the device's code and counted on a real server.
import { afterEach, expect, test, vi } from 'vitest';
import type { CategoryId, PlaceId, ProductId } from '#domain/ids.ts';
import type { KeptEntry } from '#domain/log/log-entry.ts';
import { fail, ok } from '#domain/result.ts';
import { createVisitLog } from '#shared/log/visit-log.ts';
import { withServer } from '../support/one-server.ts';

const { server, start } = withServer();
const S = 1_000;
afterEach(() => vi.unstubAllGlobals());

/** A device whose network can fail or lose answers, and whose beacons may or may not arrive. */
const device = () => {
  const net = { isUp: true, losesAnswers: false, beacons: true, off: undefined as PlaceId | undefined };
  let ring: readonly KeptEntry[] = [];
  let made = 0;
  const beacons: Promise<unknown>[] = [];
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, form: FormData) => {
      if (!net.beacons) return false;
      const send = async () => {
        const sent = new Response(form);
        const headers = { 'content-type': String(sent.headers.get('content-type')) };
        const payload = Buffer.from(await sent.arrayBuffer());
        const answer = await server().app.inject({ method: 'POST', url, headers, payload });
        expect(answer.statusCode, answer.body).toBe(200);
      };
      beacons.push(send());
      return true;
    },
  });
  const log = createVisitLog({
    http: {
      baseUrl: '/api',
      send: async (path, { json, place } = {}) => {
        if (!net.isUp) return fail({ kind: 'no_response' });
        if (place === net.off) return ok({ status: 200, headers: new Headers(), body: { kept: 0 } });
        const answer = await server().post(`/api/${path}`, json, { 'x-place': String(place) });
        if (net.losesAnswers) return fail({ kind: 'no_response' });
        return ok({ status: answer.status, headers: new Headers(), body: answer.json });
      },
    },
    now: () => server().clock.now,
    isOnline: () => net.isUp,
    makeId: () => {
      made += 1;
      return `entryid${String(made).padStart(4, '0')}`;
    },
    ring: {
      read: () => ring,
      write: (next) => {
        ring = next;
      },
    },
  });
  return { log, net, waiting: () => ring.length, arrived: () => Promise.all(beacons) };
};
const later = (seconds: number) => {
  server().clock.now += seconds * S;
};
const counted = async () => {
  const rows = await server().store.read.selectFrom('log_entries').selectAll().orderBy('id').execute();
  return rows.map(({ page, action, words, amount }) => [page ?? action, words ?? action ?? amount, amount].slice(0, 3));
};
const place = () => server().placeId as PlaceId;
const about = () => ({
  categoryId: server().id('category', 'kitchen') as CategoryId,
  productId: server().id('product', 'salad') as ProductId,
});

test('visit log: counts a scripted visit with hidden page, dead network, lost answers and beacons exactly [S3.38, S7.38, S7.40]', async () => {
  const { log, net, waiting, arrived } = device();
  log.show(place(), { page: 'category', categoryId: about().categoryId });
  later(30);
  log.press('product_click', about());
  log.show(place(), { page: 'product', ...about() });
  later(20);
  // The page is hidden and shown again.
  log.see(false);
  await arrived();
  later(600);
  log.see(true);
  later(5);
  log.touch();
  net.losesAnswers = true;
  await log.flush();
  net.losesAnswers = false;
  net.isUp = false;
  log.online(false);
  later(10);
  log.show(place(), { page: 'search' });
  for (const [words, found] of [
    ['sou', 4],
    ['soup', 3],
    ['soupx', 0],
  ] as const)
    log.search(words, found);
  log.search('soupx', 0);
  await log.flush();
  expect(waiting()).toBeGreaterThan(0);
  later(32);
  net.isUp = true;
  log.online(true);
  // Idle time counts for a minute only.
  log.show(place(), { page: 'about' });
  later(200);
  log.show(place(), { page: 'category', categoryId: about().categoryId });
  later(1);
  log.show(place(), undefined);
  await log.flush();
  expect(waiting()).toBe(0);
  expect(await counted()).toEqual([
    ['category', 30_000, 30_000],
    ['category', 'product_click', null],
    ['product', 35_000, 35_000],
    ['search', 32_000, 32_000],
    ['search', 'soupx', 0],
    ['offline', 'offline', 42],
    ['about', 60_000, 60_000],
  ]);
  await log.flush();
  expect(await counted()).toHaveLength(7);
});

test('visit log: a place without logs is answered once, and the device logs nothing more at this place', async () => {
  await start({ house: { logsVisits: false } });
  const { log, waiting } = device();
  log.show(place(), { page: 'all' });
  later(10);
  log.show(place(), { page: 'about' });
  expect(waiting()).toBe(1);
  await log.flush();
  later(10);
  log.press('promotion_click');
  log.show(place(), undefined);
  expect(waiting()).toBe(0);
  expect(await counted()).toEqual([]);
});

test('visit log: a place without logs drops its own entries, and those of another place arrive', async () => {
  const first = await start({ slug: 'counted' });
  const counts = first.placeId as PlaceId;
  const product = { productId: first.id('product', 'salad') as ProductId };
  const { log, net, waiting } = device();
  net.isUp = false;
  log.show(counts, { page: 'product', ...product });
  later(10);
  log.press('product_click', product);
  const off = 999_999 as PlaceId;
  log.show(off, { page: 'about' });
  later(10);
  log.show(off, { page: 'all' });
  expect(waiting()).toBe(3);
  net.isUp = true;
  net.off = off;
  await log.flush();
  expect(waiting()).toBe(0);
  expect((await counted()).map(([page]) => page)).toEqual(['product', 'product']);
});

test('visit log: limits reports per minute and address, and still accepts orders', async () => {
  const body = { page: 'all', action_type: 'promotion_click' };
  const sent = await Promise.all(
    Array.from({ length: 1_203 }, () => server().post('/api/logs/user_action', body, { dnt: '1' })),
  );
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(3);
  expect((await server().order({ session: await server().scan() })).status).toBe(201);
});
