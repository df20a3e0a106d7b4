// Promo codes: checked only by the server, used once per order, and returned with a rejected order.

import { expect, test } from 'vitest';
import type { PlaceId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import type { PromoCode } from '#domain/promotion/promo-code.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import type { Services } from '../../../server/services/services.ts';
import { saveSharedDevice } from '../../../server/store/device/shared-devices.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { promoTerms } from '../../domain/promotion/promo-builder.ts';
import { moveOrderStatus } from '../../support/staff/floor.ts';
import { WELL } from '../device/shared-devices.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf, nextId, type OrderOptions, type TestServer } from '../support/server.ts';
import { onBothDatabases } from '../support/stores.ts';
import { CODE, publish } from '../support/venues.ts';

const code = (more: Partial<PromoCode> = {}): PromoCode => ({
  ...promoTerms(),
  uses: undefined,
  usesPerGuest: undefined,
  isOff: false,
  ...more,
});

const LESS = '7.11';
const BEARING = { more: { promo_code: 'SUMMER2026' } };
const device = (at: number) => ({ 'x-device': `0199c000-0000-4000-8000-${String(at).padStart(12, '0')}` });

/** A shared device with the sender id of its orders. */
const setUpSender = (on: TestServer, sender: string) =>
  on.store.write(on.placeId, (tx) =>
    saveSharedDevice(tx, {
      ...{ deviceId: 'd1', placeId: on.placeId, heardAt: on.clock.now, beat: WELL, sender },
      ...{ page: 'p1', pages: ['p1'], isCopied: false, told: undefined },
    }),
  );

onBothDatabases('Promo code', (store) => {
  const { start } = withServer(store);
  const servicesOf = (on: TestServer) =>
    ({ store: on.store, places: createPublishedPlaces(on.store), clock: () => on.clock.now }) as Services;
  const withCode = (more?: Partial<PromoCode>) => start({ promoCodes: [code(more)], place: { takesPromoCodes: true } });
  const outcome = async (on: TestServer, options: Partial<OrderOptions> = {}): Promise<unknown> => {
    const answer = await on.order({
      session: options.session ?? (await on.scan()),
      total: LESS,
      ...BEARING,
      ...options,
    });
    return answer.status === 201 ? 'taken' : messageOf(answer);
  };
  const check = async (on: TestServer, typed: string, session?: string) =>
    (await on.post('/api/promo-codes/check', { code: typed, ...(session && { session }) }, device(1))).json;

  test('promo code: reduces the price by its terms, and is named in the order [S1.07]', async () => {
    const on = await withCode();
    const id = nextId();
    expect(await outcome(on, { id })).toBe('taken');
    expect(await findOrder(on.store.read, on.placeId, id)).toMatchObject({
      total: 711,
      discounts: [{ kind: 'promo', amount: -79, percent: 10, code: 'SUMMER2026' }],
    });
  });

  test.each([
    [1, 200, 20],
    [10, 50, 5],
  ])(
    'promo code: with %d uses, %d concurrent orders get no more, and the others read why',
    async (uses, orders, tables) => {
      const codes = Array.from({ length: tables }, (_, at) => `code-of-a-full-house-0123456-${at}`);
      const on = await start({
        promoCodes: [code({ uses })],
        tables: codes.map((one, at) => ({ name: `F${at}`, code: one, orderType: 'spot', room: undefined })),
      });
      const sessions = await Promise.all(Array.from({ length: orders }, (_, at) => on.scan(codes[at % codes.length])));
      const answers = await Promise.all(
        sessions.map((session, at) => on.order({ session, total: LESS, ...BEARING, headers: device(at) })),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(uses);
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused).toHaveLength(orders - uses);
      for (const { json } of refused) {
        expect(json).toMatchObject({
          payload: {
            message: 'price_changed',
            quote: { totalPrice: '7.90' },
            promo: { found: false, reason: 'used_up' },
          },
        });
      }
      expect(await on.ledger()).toHaveLength(uses);
    },
  );

  test('promo code: is used once by an order with any number of retries', async () => {
    const on = await withCode({ uses: 2 });
    const [session, id] = [await on.scan(), nextId()];
    const all = await Promise.all(Array.from({ length: 8 }, () => outcome(on, { session, id })));
    expect(new Set(all)).toEqual(new Set(['taken']));
    expect(await outcome(on)).toBe('taken');
    expect(await outcome(on)).toBe('price_changed');
  });

  test('promo code: gets its use back once when the order is rejected', async () => {
    const on = await withCode({ uses: 1 });
    const id = nextId();
    expect(await outcome(on, { id })).toBe('taken');
    expect(await outcome(on)).toBe('price_changed');
    await moveOrderStatus(servicesOf(on), on.placeId as PlaceId, id, 'rejected');
    await moveOrderStatus(servicesOf(on), on.placeId as PlaceId, id, 'rejected');
    expect(await outcome(on)).toBe('taken');
    expect(await outcome(on)).toBe('price_changed');
  });

  test('promo code: can be used up to its limit per guest, and by another guest too', async () => {
    const on = await withCode({ usesPerGuest: 1 });
    expect(await outcome(on, { headers: device(1) })).toBe('taken');
    // Equal orders within seconds are duplicates, whatever their code.
    on.clock.now += 60_000;
    const second = await on.order({ session: await on.scan(), total: LESS, ...BEARING, headers: device(1) });
    expect(second.json).toMatchObject({ payload: { promo: { found: false, reason: 'used_by_guest' } } });
    expect(await outcome(on, { headers: device(2) })).toBe('taken');
    expect(await check(on, 'SUMMER2026')).toMatchObject({ found: false, reason: 'used_by_guest' });
  });

  test('promo code: counts each guest of a shared device as a new one', async () => {
    const on = await withCode({ usesPerGuest: 1 });
    await setUpSender(on, device(1)['x-device']);
    expect(await outcome(on, { headers: device(1) })).toBe('taken');
    on.clock.now += 60_000;
    expect(await outcome(on, { headers: device(1) })).toBe('taken');
  });

  test('promo code: when it expired before the order arrives, the guest is told, and the higher price is never charged unasked', async () => {
    const on = await withCode({ until: '2026-10-06T12:30' });
    const session = await on.scan();
    on.clock.now += 30 * 60_000;
    const late = await on.order({ session, total: LESS, ...BEARING });
    expect(late.json).toMatchObject({
      payload: { message: 'price_changed', quote: { totalPrice: '7.90' }, promo: { reason: 'expired' } },
    });
    expect(await outcome(on, { session, total: '7.90', more: {} })).toBe('taken');
  });

  test('promo code: comes back with its new terms when they have changed', async () => {
    const on = await withCode();
    const session = await on.scan();
    await publish(on.store, { promoCodes: [code({ value: 5 })] });
    expect((await on.order({ session, total: LESS, ...BEARING })).json).toMatchObject({
      payload: { message: 'price_changed', promo: { found: true, discount_value: 5, code: 'SUMMER2026' } },
    });
  });

  test('promo code: stops at once on a running server when switched off, although no guest’s menu changed', async () => {
    const on = await withCode();
    expect(await outcome(on)).toBe('taken');
    await publish(on.store, { promoCodes: [code({ isOff: true })], place: { takesPromoCodes: true } });
    on.clock.now += 60_000;
    const late = await on.order({ session: await on.scan(), total: LESS, ...BEARING });
    expect(late.json).toMatchObject({ payload: { message: 'price_changed', promo: { reason: 'expired' } } });
  });

  test('promo code: is accepted in any letter case', async () => {
    const on = await withCode({ minimum: minor(1000) });
    expect(await check(on, ' summer 2026 ')).toEqual({
      found: true,
      discount_type: 'percent',
      discount_value: 10,
      ignore_other_discounts: false,
      code: 'SUMMER2026',
      order_types: [],
      from: null,
      until: null,
      minimum: '10.00',
    });
    expect(await check(on, 'WINTER2026')).toMatchObject({ found: false, reason: 'unknown' });
  });

  test('promo code: gives the reason for a refusal: expired, not started, off, another order type', async () => {
    const on = await start({
      promoCodes: [
        code({ code: 'YESTERDAY', until: '2026-10-06T00:00' }),
        code({ code: 'TOMORROW-1', from: '2026-10-07T00:00' }),
        code({ code: 'SWITCHED-OFF', isOff: true }),
        code({ code: 'ROOMS-ONLY', orderTypes: ['room'] }),
      ],
    });
    const session = await on.scan(CODE.one);
    const reason = async (typed: string) => (await check(on, typed, session)) as { reason?: string };
    expect((await reason('YESTERDAY')).reason).toBe('expired');
    expect((await reason('TOMORROW-1')).reason).toBe('not_yet');
    expect((await reason('SWITCHED-OFF')).reason).toBe('expired');
    expect((await reason('ROOMS-ONLY')).reason).toBe('wrong_order_type');
  });

  test('promo code: is rate-limited for guessing guests, at the field and in orders, with right codes too', async () => {
    const on = await withCode();
    const session = await on.scan();
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, at) => on.post('/api/promo-codes/check', { code: `GUESS-00${at}`, session })),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await on.post('/api/promo-codes/check', { code: 'SUMMER2026', session })).status).toBe(429);
    expect((await on.order({ session, total: LESS, ...BEARING })).status).toBe(429);
  });
});

onBothDatabases('Order number of a guest', (store) => {
  const { start } = withServer(store);
  const second = { orderNumberDiscounts: [{ onOrderNumber: 2, valueType: 'money' as const, value: 200 }] };
  const asked = async (on: TestServer, at: number) =>
    (await on.get('/api/check-registered-user-discount', device(at))).json;

  test('order number: a further discount applies when the number matches [S9.04]', async () => {
    const on = await start({ place: second });
    const session = await on.scan();
    const send = async (total: string, number: number) =>
      messageOf(
        await on.order({
          session,
          total,
          more: { order_number: number },
          headers: device(1),
          products: [on.line('salad')],
        }),
      );
    expect(await asked(on, 1)).toEqual({
      discounts: [{ on_order_number: 2, discount_type: 'money', discount_amount: '2.00' }],
      discount: null,
      registered: null,
      order_number: 1,
    });
    // A guest who claims another order number must confirm the price again.
    expect(await send('5.90', 2)).toBe('price_changed');
    expect(await send('7.90', 1)).toContain('"success":true');
    expect(await asked(on, 1)).toMatchObject({ discount: { discount_amount: '2.00' }, order_number: 2 });
    on.clock.now += 60_000;
    expect(await send('5.90', 2)).toContain('"orderNumberDiscount"');
    on.clock.now += 60_000;
    expect(await send('5.90', 2)).toBe('price_changed');
    expect(await asked(on, 2)).toMatchObject({ order_number: 1 });
  });

  test('order number: is absent on a shared device: the second guest’s order does not count as a second order', async () => {
    const on = await start({ place: second });
    await setUpSender(on, device(1)['x-device']);
    const order = { session: await on.scan(), headers: device(1), products: [on.line('salad')] };
    expect((await on.order({ ...order, total: '7.90' })).status).toBe(201);
    expect(await asked(on, 1)).toMatchObject({ discount: null });
    on.clock.now += 60_000;
    const more = { order_number: 2 };
    expect(messageOf(await on.order({ ...order, total: '5.90', more }))).toBe('price_changed');
  });
});
