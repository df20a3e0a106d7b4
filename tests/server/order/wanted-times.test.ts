// Orders for later: available slots and their capacity.
import { expect, test } from 'vitest';
import { parseWindows } from '#domain/place/hours.ts';
import { DEFAULT_SETTINGS, type TimeRules } from '#domain/place/settings.ts';
import { moveOrderStatus } from '../../support/staff/floor.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, HOUR, MINUTE, messageOf, NOON, nextId, type TestServer } from '../support/server.ts';
import { onBothDatabases } from '../support/stores.ts';
import { TABLES } from '../support/venues.ts';

const WHOM = { client_name: 'Елена Петрова', client_phone: '+359888123456', payment_method: 'cash' };
const type = (name: 'spot' | 'preorder', id: number) => ({
  type: name,
  id,
  discounts: [],
  prices: [],
  radiuses: [],
  shapes: [],
});
const week = (text: string) => Array.from({ length: 7 }, () => parseWindows(text) ?? []);
const venue = (rules: Partial<TimeRules> = {}, settings: object = {}) => ({
  place: { orderTypes: [type('spot', 1), type('preorder', 3)], timeZone: 'UTC' },
  settings: { times: { ...DEFAULT_SETTINGS.times, ...rules }, repeatOrderSeconds: 0, ...settings },
  tables: TABLES,
});
const iso = (at: number) => new Date(at).toISOString();

onBothDatabases('An order for later', (store) => {
  const { start } = withServer(store);
  let sent = 0;
  const send = (
    on: TestServer,
    wantedAt: number | string | undefined,
    { id = nextId(), slug = 'salad', total = '7.90', age = '0' } = {},
  ): Promise<Answer> => {
    sent += 1;
    const who = String(sent).padStart(4, '0');
    return on.post(
      '/api/orders/preorder',
      {
        token: `Kx3-own-secret-of-an-order_${who}`,
        products: [on.line(slug)],
        ...WHOM,
        ...(wantedAt !== undefined && { pickup_time: typeof wantedAt === 'string' ? wantedAt : iso(wantedAt) }),
      },
      {
        'idempotency-key': id,
        'x-shown-total': total,
        'x-order-age': age,
        // A new device and address, to stay below the rate limits.
        'x-device': `0199c000000040008000${who}`,
        'x-forwarded-for': `10.0.${Math.floor(sent / 200)}.${sent % 200}`,
      },
    );
  };
  const outcome = (answer: Answer): unknown => (answer.status === 201 ? 'taken' : messageOf(answer));
  const nextOf = (answer: Answer): unknown => (answer.json as { payload?: { next_time?: string } }).payload?.next_time;
  const full = async (on: TestServer) => (await on.get('/api/order-times')).json;

  test('a slot of 12 accepts exactly 12 of 200 concurrent orders, and the others are refused with the next slot', async () => {
    const on = await start(venue({ most: 12 }));
    const at = NOON + 2 * HOUR;
    const answers = await Promise.all(Array.from({ length: 200 }, () => send(on, at)));
    expect(answers.filter((answer) => outcome(answer) === 'taken')).toHaveLength(12);
    const late = answers.filter((answer) => outcome(answer) === 'slot_full');
    expect(late).toHaveLength(188);
    expect(new Set(late.map(nextOf))).toEqual(new Set([iso(at + 15 * MINUTE)]));
    expect(await full(on)).toEqual({ full: [iso(at)] });
  });

  test('a rejected order frees its slot once', async () => {
    const on = await start(venue({ most: 1 }));
    const [id, at] = [nextId(), NOON + 2 * HOUR];
    expect(outcome(await send(on, at, { id }))).toBe('taken');
    expect(outcome(await send(on, at))).toBe('slot_full');
    const floor = { store: on.store, clock: () => on.clock.now };
    expect((await moveOrderStatus(floor, on.placeId, id, 'rejected')).ok).toBe(true);
    await moveOrderStatus(floor, on.placeId, id, 'rejected');
    expect(await full(on)).toEqual({ full: [] });
    expect(outcome(await send(on, at))).toBe('taken');
    expect(outcome(await send(on, at))).toBe('slot_full');
  });

  test('a retried order takes its slot once', async () => {
    const on = await start(venue({ most: 2 }));
    const [id, at] = [nextId(), NOON + 2 * HOUR];
    const token = 'Kx3-own-secret-of-an-order_same';
    const body = { token, products: [on.line('salad')], ...WHOM, pickup_time: iso(at) };
    const headers = { 'idempotency-key': id, 'x-shown-total': '7.90', 'x-order-age': '0' };
    for (let i = 0; i < 3; i++) expect(outcome(await on.post('/api/orders/preorder', body, headers))).toBe('taken');
    expect(await full(on)).toEqual({ full: [] });
  });

  test('a time without a day means the day of sending, even when the order is retried after midnight', async () => {
    const on = await start(venue());
    const midnight = NOON - (NOON % (24 * HOUR)) + 24 * HOUR;
    const sent = (id: string, words: string, age = '0') =>
      on.post(
        '/api/orders/preorder',
        { token: `Kx3-own-secret-of-${id}`, products: [on.line('salad')], ...WHOM, pickup_time: words },
        { 'idempotency-key': id, 'x-shown-total': '7.90', 'x-order-age': age, 'x-order-confirmed': '1' },
      );
    const wantedOf = async (id: string) =>
      (await on.store.read.selectFrom('orders').select('wanted_at').where('id', '=', id).executeTakeFirst())?.wanted_at;
    const [first, waited, soon] = [nextId(), nextId(), nextId()];
    on.clock.now = midnight - HOUR;
    const answer = await sent(first, '23:45');
    expect(outcome(answer)).toBe('taken');
    const asap = { token: `Kx3-own-secret-of-${soon}`, products: [on.line('burger')], ...WHOM };
    const today = new Date(on.clock.now).getUTCDate();
    const day = { pickup_time: `${today}.${new Date(on.clock.now).getUTCMonth() + 1}.` };
    const headers = { 'idempotency-key': soon, 'x-shown-total': '5.00', 'x-order-age': '0' };
    expect(outcome(await on.post('/api/orders/preorder', { ...asap, ...day }, headers))).toBe('taken');
    on.clock.now = midnight + 10 * MINUTE;
    // A retry after a lost answer: the same text means the same order.
    expect((await sent(first, '23:45')).text).toBe(answer.text);
    expect((await on.post('/api/orders/preorder', { ...asap, ...day }, headers)).status).toBe(201);
    expect(messageOf(await sent(first, '23:50'))).toBe('idempotency_key_reused');
    expect(await wantedOf(first)).toBe(midnight - 15 * MINUTE);
    // The order waited past midnight, so its time has passed; it is not moved to the next evening.
    expect(outcome(await sent(waited, '23:45', '900'))).toBe('invalid_time');
    expect(await on.ledger()).toEqual([first, soon]);
  });

  test.each([
    ['sooner than the kitchen can', NOON + 10 * MINUTE, NOON + 30 * MINUTE],
    ['between two times', NOON + 2 * HOUR + MINUTE, NOON + 2 * HOUR + 15 * MINUTE],
    ['in the past', NOON - HOUR, NOON + 30 * MINUTE],
    ['farther ahead than the place looks', NOON + 30 * 24 * HOUR, undefined],
    ['beyond what a clock can show', '9999-12-31T23:45Z', undefined],
  ])('%s is rejected with the next slot', async (_, wantedAt, next) => {
    const on = await start(venue());
    const answer = await send(on, wantedAt);
    expect(outcome(answer)).toBe('invalid_time');
    if (next) expect(nextOf(answer)).toBe(iso(next));
    else expect(nextOf(answer)).toMatch(/^20/);
  });

  /** A place in Sofia at this time, open around the clock except on Wednesdays. */
  const houseAt = async (now: number) => {
    const openingHours = week('00:00-24:00').map((windows, day) => (day === 2 ? [] : windows));
    const { place, ...rest } = venue({ daysAhead: 3 }, { openingHours });
    const on = await start({ ...rest, place: { ...place, timeZone: 'Europe/Sofia' } });
    on.clock.now = now;
    return on;
  };

  test('an order on a closed day is rejected with the next open day', async () => {
    const on = await houseAt(NOON);
    const answer = await send(on, NOON + 24 * HOUR);
    expect(outcome(answer)).toBe('invalid_time');
    // The kitchen opens at midnight and needs half an hour.
    expect(nextOf(answer)).toBe('2026-10-07T21:30:00.000Z');
  });

  test('an order in the hour that the clocks skip is rejected; in the doubled hour, both times work', async () => {
    const spring = await houseAt(Date.UTC(2027, 2, 27, 22));
    expect(outcome(await send(spring, '28.03.2027 03:30'))).toBe('invalid_time');
    expect(outcome(await send(spring, '28.03.2027 04:30'))).toBe('taken');
    const autumn = await houseAt(Date.UTC(2026, 9, 24, 20));
    expect(outcome(await send(autumn, '2026-10-25T03:30:00+03:00'))).toBe('taken');
    expect(outcome(await send(autumn, '2026-10-25T03:30:00+02:00'))).toBe('taken');
    expect(await autumn.ledger()).toHaveLength(3);
  });

  test('an order across the end of the year is accepted for the new year', async () => {
    const on = await houseAt(Date.UTC(2026, 11, 31, 20));
    const id = nextId();
    expect(outcome(await send(on, '01.01 12:00', { id }))).toBe('taken');
    const row = await on.store.read.selectFrom('orders').select('wanted_at').where('id', '=', id).executeTakeFirst();
    expect(Number(row?.wanted_at)).toBe(Date.UTC(2027, 0, 1, 10));
  });

  test('a slot stays valid for five minutes while the guest writes', async () => {
    const on = await start(venue());
    const at = NOON + 30 * MINUTE;
    on.clock.now = NOON + 14 * MINUTE;
    expect(outcome(await send(on, at))).toBe('taken');
    on.clock.now = NOON + 16 * MINUTE;
    expect(outcome(await send(on, at))).toBe('invalid_time');
  });

  test('an order for later is not too old before its time, however long the guest was offline', async () => {
    const on = await start(venue());
    for (const age of ['1201', '72000', 'unknown'])
      expect(outcome(await send(on, NOON + 2 * HOUR, { age })), age).toBe('taken');
    const late = await send(on, NOON, { age: '1201' });
    expect([outcome(late), nextOf(late)]).toEqual(['invalid_time', iso(NOON + 30 * MINUTE)]);
  });

  test('an order for later is accepted by a closed place only if it takes orders ahead', async () => {
    const hours = { openingHours: week('18:00-23:00') };
    const evening = NOON - (NOON % (24 * HOUR)) + 19 * HOUR;
    expect(outcome(await send(await start(venue({ whenClosed: true }, hours)), evening))).toBe('taken');
    expect(outcome(await send(await start(venue({}, hours)), evening))).toBe('place_closed');
    expect(outcome(await send(await start(venue({ whenClosed: true }, hours)), evening + 5 * HOUR))).toBe(
      'invalid_time',
    );
    const off = venue({ whenClosed: true }, { ...hours, ordersAllowed: false });
    expect(outcome(await send(await start(off), evening))).toBe('orders_not_allowed');
  });

  test('a closed place refuses an order for now with the opening time, and with the next slot if it takes orders ahead [S4.12]', async () => {
    const hours = { openingHours: week('18:00-23:00') };
    const opens = NOON - (NOON % (24 * HOUR)) + 18 * HOUR;
    const told = async (times: Parameters<typeof venue>[0]) => {
      const answer = await send(await start(venue(times, hours)), undefined);
      const { payload } = answer.json as { readonly payload: Readonly<Record<string, unknown>> };
      return [outcome(answer), payload.opens_at, payload.next_time];
    };
    expect(await told({})).toEqual(['place_closed', iso(opens), undefined]);
    const [code, at, next] = await told({ whenClosed: true });
    expect([code, at]).toEqual(['place_closed', iso(opens)]);
    expect(Date.parse(String(next))).toBeGreaterThanOrEqual(opens);
    expect(Date.parse(String(next))).toBeLessThan(opens + HOUR);
  });

  test('an order for later follows the hours of its dishes at the wanted time', async () => {
    const on = await start({ ...venue({ whenClosed: true }), breakfast: week('07:00-11:00') });
    const morning = NOON - (NOON % (24 * HOUR)) + 32 * HOUR;
    expect(outcome(await send(on, morning, { slug: 'omelette', total: '5.00' }))).toBe('taken');
    const answer = await send(on, morning + 6 * HOUR, { slug: 'omelette', total: '5.00' });
    expect(outcome(answer)).toBe('invalid_time');
  });
});
