// Every refusal code end to end: a guest's device sends, the real server refuses, the device's parser and state machine
// handle the code, and its guest reads it in each language. A code without a row here fails.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { PlaceId } from '#domain/ids.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { REFUSAL_CODES, type RefusalCode } from '#domain/order/refusal.ts';
import { parseWindows } from '#domain/place/hours.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { shape, squareAt } from '../../domain/delivery/delivery-place.ts';
import { promoTerms } from '../../domain/promotion/promo-builder.ts';
import { patience } from '../../support/patience.ts';
import { taking, till } from '../payment/paying.ts';
import { type GuestDevice, type GuestOptions, guestAt, type Left, type Wire } from '../support/guest-device.ts';
import { withServer } from '../support/one-server.ts';
import { readIn } from '../support/read-refusal.tsx';
import { HOUR, MINUTE, NOON, nextId, type ServerOptions, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { CODE, publish } from '../support/venues.ts';
import { OPENS_LATER, REFUSED_SENTENCES, TRY_AGAIN } from './refusal-sentences.ts';

const { start } = withServer();
type Start = (options?: ServerOptions) => Promise<TestServer>;

const PROMO = promoTerms();
const TAKEN = { ...PROMO, uses: undefined, usesPerGuest: undefined, isOff: false };
const NO_LIMITS = { line: 0, order: 0, lineAsk: 0, orderAsk: 0 };
const CLOSED = [[], [], [], [], [], [], []];
const SALAD = [{ slug: 'salad' }];

const type = (name: 'spot' | 'delivery', id: number) =>
  ({ type: name, id, discounts: [], prices: [], radiuses: [], shapes: [] }) as const;
const delivering = (over: object = {}): ServerOptions => ({
  place: { timeZone: 'UTC', orderTypes: [type('spot', 1), { ...type('delivery', 2), ...over }] },
});
const WHERE = {
  words: 'ул. „Шипка“',
  ...{ streetNumber: '34', floor: '3', apartment: '9', bell: '9', entrance: 'Б' },
};
const DETAILS = { name: 'Елена Петрова', phone: '+359888123456', payment: 'cash', address: WHERE } as const;

/** Setup that produces the code. */
interface Said {
  readonly venue?: ServerOptions;
  readonly guest?: GuestOptions | ((begin: Start) => Promise<GuestOptions>);
  /** Runs between the guest's choice and the press. */
  readonly meanwhile?: (on: TestServer, guest: GuestDevice) => Promise<unknown>;
  /** Runs after the first press is done. */
  readonly afterwards?: (on: TestServer, guest: GuestDevice) => Promise<unknown>;
  /** State after the refusal, when dishes, code or table do not all stay. */
  readonly left?: Partial<Left>;
}

const header = (name: string, value: string) => (call: Wire) => ({
  ...call,
  headers: { ...call.headers, [name]: value },
});
const body = (over: object) => (call: Wire) => ({ ...call, body: { ...call.body, ...over } });
const away = (over: object, onTheWay?: GuestOptions['onTheWay']): GuestOptions => ({
  details: { ...DETAILS, ...over },
  ...(onTheWay && { onTheWay }),
});
/** The first request never arrives. */
function lostOnce(): NonNullable<GuestOptions['onTheWay']> {
  let isLost = false;
  return (call) => {
    if (isLost) return call;
    isLost = true;
    throw new TypeError('Failed to fetch');
  };
}
const AWAY = { isSeated: false };

const SAID: Readonly<Partial<Record<RefusalCode, Said>>> = {
  inactive_products: { guest: { dishes: [{ slug: 'sold-out' }, ...SALAD] } },
  inactive_ingredients: {
    guest: { dishes: [{ slug: 'burger', required: 'rare', addable: 'bacon' }, ...SALAD] },
  },
  invalid_ingredients: { guest: { dishes: [{ slug: 'burger', required: 'rare', addable: 'onion' }, ...SALAD] } },
  product_not_orderable: { guest: { dishes: [{ slug: 'souvenir' }, ...SALAD] } },
  products_outside_hours: {
    venue: { breakfast: CLOSED },
    guest: { dishes: [{ slug: 'omelette' }, ...SALAD] },
    // The omelette stays in the order, and can be ordered in its hours.
    left: { dishes: ['omelette', 'salad'] },
  },
  invalid_products_for_place: {
    guest: async (begin) => ({ dishes: [{ slug: 'burger', of: await begin({ slug: 'hotel' }) }] }),
    left: { dishes: [], code: undefined },
  },
  orders_not_allowed: { venue: { settings: { ordersAllowed: false } } },
  place_closed: { venue: { settings: { openingHours: CLOSED } } },
  order_type_not_allowed: { guest: { code: CODE.look } },
  empty_cart: { guest: { onTheWay: body({ products: [] }) } },
  too_many_dishes: {
    venue: { settings: { limits: { ...NO_LIMITS, line: 1 } } },
    guest: { dishes: [{ slug: 'salad', quantity: 2 }] },
  },
  card_payment_requires_login: {
    // ePay.bg requires a sign-in.
    venue: taking(till(), { house: { paymentProviders: ['epay'] } }),
    guest: away({ payment: 'online' }),
    left: AWAY,
  },
  invalid_order: { venue: delivering(), guest: away({}, body({ products: 'all' })), left: AWAY },
  price_changed: { meanwhile: (on) => publish(on.store, withCode({ saladPrice: 850 })) },
  session_closed: {
    meanwhile: (on) =>
      on.store.write(on.placeId as PlaceId, ({ db }) =>
        db.updateTable('table_sessions').set({ closed_at: on.clock.now }).execute(),
      ),
    left: { isSeated: false },
  },
  // The guest cannot know whether the order arrived, so it is withdrawn.
  order_cancelled: {
    guest: { onTheWay: lostOnce() },
    afterwards: async (on, guest) => {
      on.clock.now += 6 * MINUTE;
      await guest.tryAgain();
      await guest.takeBack();
    },
  },
  idempotency_key_reused: {
    guest: {
      onTheWay: async (call, on) => {
        const products = [on.line('salad', { quantity: 2 })];
        await on.post('/api/orders', { ...call.body, products }, { ...call.headers, 'x-shown-total': '14.22' });
        return call;
      },
    },
  },
  order_expired: { guest: { onTheWay: header('x-order-age', '1201') } },
  too_mony_orders_for_session_in_x_seconds: {
    venue: { settings: { repeatOrderSeconds: 10 } },
    meanwhile: (_, guest) => guest.order(),
  },
  anon_user_banned: {
    meanwhile: async (on, { id }) => {
      const order = nextId();
      await on.order({ session: await on.scan(), id: order, headers: { 'x-device': id } });
      const { headers } = await signInAs(on, 'PLACE_ADMIN');
      await on.post('/api/staff/bans', { orderId: order, span: 'day', reason: '', words: '' }, headers);
    },
  },
  invalid_delivery_shape: {
    venue: delivering({ shapes: [shape(3, squareAt(42.7, 23.3), 0)] }),
    guest: away({ address: { ...WHERE, point: { lat: 43, lng: 23.3 } } }),
    left: AWAY,
  },
  min_order_price_for_radius_not_fulfilled: { venue: delivering({ minimum: 1200 }), guest: away({}), left: AWAY },
  invalid_name: { venue: delivering(), guest: away({ name: '<b>' }), left: AWAY },
  invalid_phone: { venue: delivering(), guest: away({ phone: '12' }), left: AWAY },
  invalid_address: { venue: delivering(), guest: away({ address: { ...WHERE, words: '' } }), left: AWAY },
  invalid_time: { venue: delivering(), guest: away({ wantedAt: NOON - HOUR }), left: AWAY },
  slot_full: {
    venue: {
      ...delivering(),
      settings: { times: { ...DEFAULT_SETTINGS.times, most: 1 }, repeatOrderSeconds: 0 },
    },
    guest: away({ wantedAt: NOON + 2 * HOUR }),
    meanwhile: async (on) => (await guestAt(on, away({ wantedAt: NOON + 2 * HOUR }))).order(),
    left: AWAY,
  },
};

/** Adds the promo code of every guest to the venue. */
function withCode({ place, ...rest }: ServerOptions = {}): ServerOptions {
  return { ...rest, promoCodes: [TAKEN], place: { takesPromoCodes: true, ...place } };
}

const FOLDERS = ['server', 'src/domain', 'src/contract'];
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('order/refusal.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
).join('\n');

test('refusals: every code of the server has a row and its sentences, and no other has [S8.35]', () => {
  const unsaid = REFUSAL_CODES.filter((code) => !(code in SAID) && sources.includes(`'${code}'`));
  expect(unsaid).toEqual([]);
  expect(Object.keys(REFUSED_SENTENCES).sort()).toEqual(Object.keys(SAID).sort());
});

/** A guest in the situation of the row. */
const guestOf = async ({ venue, guest, meanwhile, afterwards }: Said) => {
  const options = typeof guest === 'function' ? await guest(start) : guest;
  const on = await start(withCode(venue));
  const device = await guestAt(on, { promo: PROMO, ...options });
  await meanwhile?.(on, device);
  await device.order();
  await afterwards?.(on, device);
  return { on, device };
};

/** The state machine follows the stored rows. */
const standsAt = (device: GuestDevice, where: string): Promise<void> =>
  vi.waitFor(() => expect(device.stands()).toBe(where), { timeout: patience(10_000) });

/** The server sends the code, and its guest reads the row's sentence in each language. */
const isSaidAndRead = async (code: RefusalCode): Promise<void> => {
  const row = SAID[code];
  if (!row) throw new Error(`Nobody says ${code}`);
  const { device } = await guestOf(row);
  const entry = await device.entry();
  expect(entry.refusal?.code).toBe(code);
  const read: Record<string, string> = {};
  for (const language of LANGUAGES) read[language] = await readIn(language, entry);
  expect(read).toEqual(REFUSED_SENTENCES[code]);
  await standsAt(device, code === 'order_expired' ? 'answered.expired' : 'answered.refused');
  expect(await device.left(), 'on the device').toEqual({
    dishes: ['salad'],
    code: PROMO.code,
    isSeated: true,
    ...row.left,
  });
};

for (const code of REFUSAL_CODES) {
  if (SAID[code])
    test(`refusal “${code}”: is sent by the server, and shown to its guest in five languages [S8.02]`, () =>
      isSaidAndRead(code));
}

test('refusal: an order repeated within seconds tells its guest to wait a few [S8.10]', () =>
  isSaidAndRead('too_mony_orders_for_session_in_x_seconds'));

test('refusal: an invalid name and an invalid phone number are each named [S8.16]', async () => {
  await isSaidAndRead('invalid_name');
  await isSaidAndRead('invalid_phone');
});

test('refusal: a closed kitchen’s opening time is worded for the moment of reading', async () => {
  const FRIDAY = [[], [], [], [], parseWindows('18:00-22:00') ?? [], [], []];
  const { device } = await guestOf({ venue: { place: { timeZone: 'UTC' }, settings: { openingHours: FRIDAY } } });
  const entry = await device.entry();
  const DAY = 24 * HOUR;
  expect(entry.refusal).toMatchObject({ code: 'place_closed', opensAt: NOON + 3 * DAY + 9 * HOUR });
  const read: Record<string, Record<string, string>> = {};
  for (const [when, now] of Object.entries({
    day: NOON,
    tomorrow: NOON + 2 * DAY + 9 * HOUR,
    today: NOON + 3 * DAY,
    opened: NOON + 3 * DAY + 9 * HOUR,
  })) {
    read[when] = {};
    for (const language of LANGUAGES) read[when][language] = await readIn(language, entry, now);
  }
  expect(read).toEqual(OPENS_LATER);
  expect(await device.left()).toEqual({ dishes: ['salad'], code: PROMO.code, isSeated: true });
});

test('refusal: an unknown code of a newer server asks its guest to try again [S8.11]', async () => {
  const onTheWayBack = (text: string) => text.replace('inactive_products', 'kitchen_on_strike');
  const { device } = await guestOf({ guest: { dishes: [{ slug: 'sold-out' }, ...SALAD], onTheWayBack } });
  const entry = await device.entry();
  for (const language of LANGUAGES) expect(await readIn(language, entry)).toBe(TRY_AGAIN[language]);
  await standsAt(device, 'answered.refused');
});

test('refusal: a text from the server replaces the app’s text [S8.08]', async () => {
  const onTheWayBack = (text: string) => text.replace('"message"', '"message_trans":"Днес само показваме.","message"');
  const { device } = await guestOf({ guest: { code: CODE.look, onTheWayBack } });
  expect(await readIn('bg', await device.entry())).toMatch(/^Днес само показваме\. /);
});

test('refusal: an invalid session asks for a scan, and keeps the order [S8.13]', async () => {
  const onTheWay = body({ session: 'a-secret-that-nobody-was-ever-given' });
  const { device } = await guestOf({ guest: { onTheWay } });
  expect(await device.entry()).toMatchObject({ state: 'asking', askReason: 'session' });
  expect(device.stands()).toBe('waiting');
  expect(await device.left()).toMatchObject({ isSeated: false });
});

test('refusal: an order of unknown age asks its guest, and is not settled', async () => {
  const { device } = await guestOf({ guest: { onTheWay: header('x-order-age', 'unknown') } });
  expect(await device.entry()).toMatchObject({ state: 'asking', askReason: 'age' });
  expect(device.stands()).toBe('waiting');
});

test.each([
  ['used up', 'used_up', { uses: 0 }],
  ['over', 'expired', { until: '2020-01-01T00:00' }],
  ['switched off', 'expired', { isOff: true }],
] as const)('refusal: a promo code that is %s does not return with the dishes', async (_, reason, over) => {
  const { device } = await guestOf({
    meanwhile: (on) => publish(on.store, { ...withCode(), promoCodes: [{ ...TAKEN, ...over }] }),
  });
  const entry = await device.entry();
  expect(entry.refusal).toMatchObject({ code: 'price_changed', promo: { fault: reason } });
  expect(entry.refusal?.promo).not.toHaveProperty('terms');
  for (const language of LANGUAGES)
    expect(await readIn(language, entry)).toBe(REFUSED_SENTENCES.price_changed?.[language]);
  expect(await device.left()).toEqual({ dishes: ['salad'], code: undefined, isSeated: true });
});
