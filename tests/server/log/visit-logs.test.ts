// Visit reports of devices: the server stores each report once per id, at one place, and without the identity of a
// guest.
import { expect, test } from 'vitest';
import { sweepLogs } from '../../../server/services/log/log-sweep.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, messageOf, NOON } from '../support/server.ts';
import { onEitherDatabase } from '../support/stores.ts';

const TIME = '/api/logs/spent_time_on_page';
const ACTION = '/api/logs/user_action';
const SYSTEM = '/api/logs/make-system-log';
const S = 1_000;

onEitherDatabase('Visit logs', (store) => {
  const { server, start } = withServer(store);
  const rows = async () =>
    server().store.read.selectFrom('log_entries').selectAll().orderBy('kind').orderBy('at').orderBy('id').execute();
  const salad = () => ({
    catHierarchyId: server().id('category', 'kitchen'),
    productId: server().id('product', 'salad'),
  });
  const look = (over: object = {}) => ({ startTime: NOON - 10 * S, endTime: NOON - 3 * S, page: 'product', ...over });
  const form = async (url: string, fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const sent = new Response(body);
    const response = await server().app.inject({
      ...{ method: 'POST', url },
      headers: { 'content-type': String(sent.headers.get('content-type')), ...headers },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    return { status: response.statusCode, json: response.json() };
  };

  test('visit logs: store a time on a page with its page, category and dish [S7.38]', async () => {
    const answer = await server().post(TIME, look(salad()));
    expect([answer.status, answer.json]).toEqual([200, { success: true, kept: 1 }]);
    expect(await rows()).toMatchObject([
      { kind: 'time', page: 'product', at: NOON - 10 * S, amount: 7_000, category_id: salad().catHierarchyId },
    ]);
    // A form sent as the page closes, which contains its place.
    const left = await form(TIME, {
      ...{ placeId: String(server().placeId), page: 'category', catHierarchyId: '', productId: '' },
      ...{ startTime: String(NOON - 9 * S), endTime: String(NOON) },
    });
    expect(left).toEqual({ status: 200, json: { success: true, kept: 1 } });
    expect((await rows()).map(({ page, product_id: id }) => [page, id])).toEqual([
      ['product', salad().productId],
      ['category', null],
    ]);
  });

  test('visit logs: store presses with their page, and system events with their data [S7.39, S7.40]', async () => {
    const { catHierarchyId: categoryId, productId } = salad();
    const press = { page: 'category', action_type: 'product_click', categoryId, productId };
    expect((await server().post(ACTION, press)).json).toEqual({ success: true, kept: 1 });
    for (const action_type of ['promotion_click', 'promotion_close'])
      await server().post(ACTION, { page: 'promotions', action_type });
    await server().post(SYSTEM, { action: 'search', data: { words: 'Soup  of the DAY', found: 0 } });
    await server().post(SYSTEM, { action: 'offline', data: { seconds: 42 } });
    expect((await rows()).map(({ action, words, amount, product_id: id }) => [action, words, amount, id])).toEqual(
      expect.arrayContaining([
        ['product_click', null, null, productId],
        ['promotion_click', null, null, null],
        ['promotion_close', null, null, null],
        ['search', 'soup of the day', 0, null],
        ['offline', null, 42, null],
      ]),
    );
    expect((await server().post(ACTION, { ...press, action_type: 'anything' })).status).toBe(400);
    expect((await server().post(SYSTEM, { action: 'note', data: { name: 'Maria' } })).status).toBe(400);
  });

  test('visit logs: keep one row for an entry sent by JSON and form at once, with the longer time of a continued page', async () => {
    const id = 'a1b2c3d4e5f6';
    const one = look({ id, endTime: NOON - 5 * S });
    await server().post(TIME, { entries: [one, one] });
    await Promise.all([
      ...Array.from({ length: 20 }, () => server().post(TIME, { entries: [look({ id })] })),
      form(TIME, {
        placeId: String(server().placeId),
        entries: JSON.stringify([look({ id }), look({ id: 'other000' })]),
      }),
    ]);
    await server().post(TIME, one);
    expect((await rows()).map(({ id: key, amount }) => [key, amount])).toEqual([
      [id, 7_000],
      ['other000', 7_000],
    ]);
  });

  test('visit logs: drop times of two seconds, of five minutes or backwards, and search words that may be personal', async () => {
    const times = [2_000, 300_000].map((ms) => look({ endTime: NOON - 10 * S + ms }));
    expect((await server().post(TIME, { entries: times })).json).toEqual({ success: true, kept: 0 });
    expect((await server().post(TIME, look({ endTime: NOON - 11 * S }))).status).toBe(400);
    await server().post(SYSTEM, { action: 'search', data: { words: 'maria@example.com', found: 0 } });
    expect(await rows()).toEqual([]);
  });

  test('visit logs: reject a whole batch with a dish or category of another place, and accept one that left the menu', async () => {
    const foreign = await server().post(TIME, { entries: [look(), look({ productId: 987_654 })] });
    expect([foreign.status, messageOf(foreign)]).toEqual([422, 'unknown_id']);
    const category = await server().post(ACTION, {
      page: 'category',
      action_type: 'product_click',
      categoryId: 987_654,
    });
    expect(category.status).toBe(422);
    expect(await rows()).toEqual([]);
    const { productId } = salad();
    await start({ without: ['salad'] });
    expect((await server().post(TIME, look({ productId }))).json).toEqual({ success: true, kept: 1 });
  });

  test('visit logs: reject no place, two places, a page of another place and a megabyte', async () => {
    expect((await server().post(TIME, look(), { 'x-place': 'nowhere' })).status).toBe(404);
    expect((await server().post(TIME, { ...look(), placeId: server().placeId + 1 })).status).toBe(404);
    expect((await form(TIME, { placeId: '', ...{ page: 'all', startTime: '1', endTime: '5000' } })).status).toBe(400);
    expect((await server().post(TIME, look(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const large = await server().post(TIME, { entries: [look({ more: 'x'.repeat(1024 * 1024) })] });
    expect([large.status, messageOf(large)]).toEqual([413, 'body_too_large']);
    const many = await server().post(TIME, { entries: Array.from({ length: 61 }, () => look()) });
    expect(many.status).toBe(400);
    const broken = await server().app.inject({
      ...{ method: 'POST', url: TIME, payload: '--x\r\nno form' },
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-place': String(server().placeId) },
    });
    expect(broken.statusCode).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test('visit logs: keep no entry of a guest with Do Not Track, nor at a place without logs', async () => {
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }])
      expect((await server().post(TIME, look(), headers)).json).toEqual({ success: true, kept: 0 });
    await start({ house: { logsVisits: false } });
    expect((await server().post(TIME, look())).json).toEqual({ success: true, kept: 0 });
    expect(await rows()).toEqual([]);
  });

  test('visit logs: ignore a device’s wrong clock, and delete rows after the days set by the place', async () => {
    await server().post(TIME, look({ startTime: NOON + 9 * HOUR, endTime: NOON + 9 * HOUR + 5 * S }));
    expect((await rows()).map(({ at }) => Number(at))).toEqual([NOON]);
    await start({ house: { keepsLogsDays: 30 } });
    const sweep = (now: number) =>
      sweepLogs({ store: server().store, clock: () => now, places: createPublishedPlaces(server().store) });
    expect(await sweep(NOON + 30 * 24 * HOUR)).toBe(0);
    expect(await sweep(NOON + 30 * 24 * HOUR + 1)).toBe(1);
    expect(await rows()).toEqual([]);
  });
});
