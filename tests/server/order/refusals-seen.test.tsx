// Every word by which the server turns an order down: said by the real server, heard by the device's own reader, and read
// by a guest; and what it does to the rows of the device that sent the order. A word without a row here fails.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PlaceId } from '#domain/ids.ts';
import { REFUSAL_CODES, type RefusalCode } from '#domain/order/refusal.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { orderId } from '../../db/outbox/order-drafts.ts';
import { shape, squareAt } from '../../domain/delivery/delivery-place.ts';
import { promoTerms } from '../../domain/promotion/promo-builder.ts';
import { withServer } from '../support/one-server.ts';
import { leftAfter, readBy, verdictOn } from '../support/refused-device.tsx';
import { type Answer, HOUR, NOON, nextId, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { CODE, publish } from '../support/venues.ts';

const { server, start } = withServer();
type Start = typeof start;

const SECRET = 'Kx3-own-secret-of-an-order_1';
const WHOM = { client_name: 'Елена Петрова', client_phone: '+359888123456', payment_method: 'cash' };
const WHERE = {
  ...{ client_address: 'ул. „Шипка“', street_number: '34', floor_number: '3' },
  ...{ ap_number: '9', bell_number: '9', entrance_number: 'Б' },
};
const NO_LIMITS = { line: 0, order: 0, lineAsk: 0, orderAsk: 0 };
const type = (name: 'spot' | 'delivery', id: number) =>
  ({ type: name, id, discounts: [], prices: [], radiuses: [], shapes: [] }) as const;
const delivery = (over: object) => ({ place: { orderTypes: [type('spot', 1), { ...type('delivery', 2), ...over }] } });
const DELIVERS = { place: { orderTypes: [type('spot', 1), type('delivery', 2)] } };

const scanned = async (on: TestServer, products: unknown, total = '5.00'): Promise<Answer> =>
  on.order({ session: await on.scan(), products, total });
const delivered = async (begin: Start, over: object, venue: object = DELIVERS): Promise<Answer> => {
  const on = await begin(venue);
  return on.post(
    '/api/orders/delivery',
    { token: SECRET, products: [on.line('salad')], ...WHOM, ...WHERE, ...over },
    { 'idempotency-key': nextId(), 'x-shown-total': '7.90', 'x-order-age': '0' },
  );
};

const FAR = { delivery_address_lat: 43, delivery_address_lng: 23.3 };

interface Seen {
  /** How the server comes to say it. */
  readonly said: (on: TestServer, begin: Start) => Promise<Answer>;
  /** What its guest reads. */
  readonly read: string;
  /** What it does to a device, where dishes, code and table do not all stay with the guest. */
  readonly left?: { readonly dishes?: number; readonly code?: string | undefined; readonly isSeated?: boolean };
}

const STAYS = { dishes: 1, code: 'SUMMER2026', isSeated: true };

const BACK = ' The dishes are back in your order.';

const SAID: Readonly<Partial<Record<RefusalCode, Seen>>> = {
  inactive_products: {
    said: (on) => scanned(on, [on.line('sold-out'), on.line('salad')]),
    read: `sold-out!: sold out.${BACK}`,
  },
  inactive_ingredients: {
    said: (on) => scanned(on, [on.line('burger', { ingredients: { addable: [on.id('ingredient', 'bacon')] } })]),
    read: `burger!: an ingredient has run out.${BACK}`,
  },
  invalid_ingredients: {
    said: (on) => scanned(on, [on.line('salad', { ingredients: { addable: [on.id('ingredient', 'egg')] } })]),
    read: `salad!: its choices have changed, please choose again.${BACK}`,
  },
  product_not_orderable: {
    said: (on) => scanned(on, [on.line('souvenir')]),
    read: `souvenir!: cannot be ordered now.${BACK}`,
  },
  products_outside_hours: {
    said: async (_, begin) => {
      const on = await begin({ breakfast: [[], [], [], [], [], [], []] });
      return scanned(on, [on.line('omelette')]);
    },
    read: `omelette!: cannot be ordered now.${BACK}`,
  },
  invalid_products_for_place: {
    said: async (on, begin) => {
      const session = await on.scan();
      const other = await begin({ slug: 'hotel' });
      return on.order({ session, products: [other.line('salad')] });
    },
    read: 'You are trying to order products from another venue. The page will be reloaded. Please order again. We apologise.',
    left: { dishes: 0, code: undefined },
  },
  orders_not_allowed: {
    said: async (_, begin) => {
      const on = await begin({ settings: { ordersAllowed: false } });
      return scanned(on, [on.line('salad')]);
    },
    read: `We are not taking orders at the moment. Please try later.${BACK}`,
  },
  place_closed: {
    said: async (_, begin) => {
      const on = await begin({ settings: { openingHours: [[], [], [], [], [], [], []] } });
      return scanned(on, [on.line('salad')]);
    },
    read: `The kitchen is closed now.${BACK}`,
  },
  order_type_not_allowed: {
    said: async (on) => on.order({ session: await on.scan(CODE.look) }),
    read: `Here you can look at everything. To order, please ask the waiter.${BACK}`,
  },
  empty_cart: {
    said: (on) => scanned(on, []),
    read: 'There is nothing in your order.',
  },
  too_many_dishes: {
    said: async (_, begin) => {
      const on = await begin({ settings: { limits: { ...NO_LIMITS, line: 1 } } });
      return scanned(on, [on.line('salad', { quantity: 2 })], '15.80');
    },
    read: `That is more than can be ordered at once.${BACK}`,
  },
  invalid_order: {
    said: (_, begin) => delivered(begin, { payment_method: 'gold' }),
    read: `An error occurred while sending the order!${BACK}`,
  },
  price_changed: {
    said: async (on) => {
      const session = await on.scan();
      await publish(on.store, { saladPrice: 850 });
      return on.order({ session });
    },
    read: `The price has changed.${BACK}`,
  },
  session_closed: {
    said: async (on) => {
      const session = await on.scan();
      await on.store.write(on.placeId as PlaceId, ({ db }) =>
        db.updateTable('table_sessions').set({ closed_at: on.clock.now }).execute(),
      );
      return on.order({ session });
    },
    read: `Please scan the QR code to order.${BACK}`,
    left: { isSeated: false },
  },
  order_expired: {
    said: async (on) => on.order({ session: await on.scan(), headers: { 'x-order-age': '1201' } }),
    read: `It came too late to be cooked.${BACK}`,
  },
  order_cancelled: {
    said: async (on) => {
      const session = await on.scan();
      return on.post('/api/orders/cancel', { session }, { 'idempotency-key': nextId() });
    },
    read: 'Nothing was cooked.',
  },
  too_mony_orders_for_session_in_x_seconds: {
    said: async (_, begin) => {
      const on = await begin({ settings: { repeatOrderSeconds: 10 } });
      const session = await on.scan();
      await on.order({ session });
      return on.order({ session });
    },
    read: `You are trying to send the same order more than once. Please try again in a few seconds.${BACK}`,
  },
  idempotency_key_reused: {
    said: async (on) => {
      const [session, id] = [await on.scan(), nextId()];
      await on.order({ session, id });
      return on.order({ session, id, total: '15.80', products: [on.line('salad', { quantity: 2 })] });
    },
    read: `An error occurred while sending the order!${BACK}`,
  },
  anon_user_banned: {
    said: async (on) => {
      const [id, headers] = [nextId(), { 'x-device': '0199c0000000400080000000' }];
      await on.order({ session: await on.scan(), id, headers });
      const { headers: manager } = await signInAs(on, 'PLACE_ADMIN');
      await on.post('/api/staff/bans', { orderId: id, span: 'day', reason: '', words: '' }, manager);
      return on.order({ session: await on.scan(), headers });
    },
    read: `Orders from this device are not accepted. Please ask the waiter.${BACK}`,
  },
  invalid_delivery_shape: {
    said: (_, begin) => delivered(begin, FAR, delivery({ shapes: [shape(3, squareAt(42.7, 23.3), 0)] })),
    read: `Please check the delivery address or enter it again.${BACK}`,
  },
  min_order_price_for_radius_not_fulfilled: {
    said: (_, begin) => delivered(begin, {}, delivery({ minimum: 1200 })),
    read: `The minimum price for a delivery order is 12,00\u00a0€.${BACK}`,
  },
  invalid_name: {
    said: (_, begin) => delivered(begin, { client_name: '<b>' }),
    read: `Please check the name.${BACK}`,
  },
  invalid_phone: {
    said: (_, begin) => delivered(begin, { client_phone: '12' }),
    read: `Please check the phone number.${BACK}`,
  },
  invalid_address: {
    said: (_, begin) => delivered(begin, { client_address: '' }),
    read: `Please check the address.${BACK}`,
  },
  invalid_time: {
    said: (_, begin) => delivered(begin, { delivery_time: 'yesterday' }),
    read: `Nothing can be ordered for that time.${BACK}`,
  },
  slot_full: {
    said: async (_, begin) => {
      const times = { ...DEFAULT_SETTINGS.times, most: 1 };
      const venue = { place: { ...DELIVERS.place, timeZone: 'UTC' }, settings: { times, repeatOrderSeconds: 0 } };
      const wanted = { delivery_time: new Date(NOON + 2 * HOUR).toISOString() };
      await delivered(begin, wanted, venue);
      return delivered(begin, { ...wanted, token: `${SECRET}2` }, venue);
    },
    read: `That time is full. Please choose another one. The next free time: Tue, Oct 6, 11:15.${BACK}`,
  },
};

const FOLDERS = ['server', 'src/domain', 'src/contract'];
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('order/refusal.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
).join('\n');

test('every word that the server can say has a row, and no other has [S8.35]', () => {
  const unsaid = REFUSAL_CODES.filter((code) => !(code in SAID) && sources.includes(`'${code}'`));
  expect(unsaid).toEqual([]);
});

test('a word of a newer server asks its guest to try again [S8.11]', async () => {
  const answer = await scanned(server(), [server().line('sold-out')]);
  const json = JSON.parse(answer.text.replace('inactive_products', 'kitchen_on_strike'));
  expect(readBy(server(), { ...answer, json })).toBe(`Please try again.${BACK}`);
});

test('words of the server stand in the place of ours [S8.08]', async () => {
  const answer = await server().order({ session: await server().scan(CODE.look) });
  const json = JSON.parse(answer.text.replace('"message"', '"message_trans":"Today we only show.","message"'));
  expect(readBy(server(), { ...answer, json })).toBe(`Today we only show.${BACK}`);
});

/** The server says the word, and its guest reads what the row says. */
const isSaidAndRead = async (code: RefusalCode): Promise<void> => {
  const row = SAID[code];
  if (!row) throw new Error(`Nobody says ${code}`);
  const answer = await row.said(server(), start);
  expect(answer.json).toMatchObject({ success: false, payload: { message: code } });
  expect(readBy(server(), answer)).toBe(row.read);
  const state = code === 'order_expired' ? 'expired' : 'refused';
  expect(await leftAfter(answer), 'on the device').toEqual({ state, ...STAYS, ...row.left });
};

for (const code of REFUSAL_CODES) {
  if (SAID[code]) test(`“${code}” is said by the server, and read by its guest [S8.02]`, () => isSaidAndRead(code));
}

test('the same order twice within seconds is told that it was, and to wait a few [S8.10]', () =>
  isSaidAndRead('too_mony_orders_for_session_in_x_seconds'));

test('a name and a phone number that are none are each told as such [S8.16]', async () => {
  await isSaidAndRead('invalid_name');
  await isSaidAndRead('invalid_phone');
});

test('a right that is none asks for a scan, and keeps the order [S8.13]', async () => {
  const answer = await server().order({ session: 'a-secret-that-nobody-was-ever-given' });
  expect(answer.status).toBe(401);
  expect(verdictOn(answer, orderId(1))).toEqual({ kind: 'ask', reason: 'session' });
});

test('an order whose age nobody knows is asked about, and settled by nothing', async () => {
  const answer = await server().order({ session: await server().scan(), headers: { 'x-order-age': 'unknown' } });
  expect(verdictOn(answer)).toEqual({ kind: 'ask', reason: 'age' });
});

test.each([
  ['used up', 'used_up', { uses: 0 }],
  ['over', 'expired', { until: '2020-01-01T00:00' }],
  ['switched off', 'expired', { isOff: true }],
] as const)('a code that is %s does not come back with the dishes', async (_, reason, over) => {
  const code = { ...promoTerms(), uses: undefined, usesPerGuest: undefined, isOff: false, ...over };
  const on = await start({ promoCodes: [code], place: { takesPromoCodes: true } });
  const more = { promo_code: 'SUMMER2026' };
  const answer = await on.order({ session: await on.scan(), total: '7.11', more });
  expect(answer.json).toMatchObject({ payload: { message: 'price_changed', promo: { found: false, reason } } });
  expect(readBy(on, answer)).toBe(`The price has changed.${BACK}`);
  expect(await leftAfter(answer)).toEqual({ state: 'refused', ...STAYS, code: undefined });
});
