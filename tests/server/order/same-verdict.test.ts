// The device and the server judge the same orders, both with their real code. The device must remove the same lines from
// the cart as the server refuses, for the same reasons.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderLineToWire } from '#contract/order/order.ts';
import { judgeOrderAnswer } from '#contract/order/order-answer.ts';
import { refusalOfReason, WIRE_REASONS } from '#contract/order/reason-wire.ts';
import { parseSessionAnswer } from '#contract/session/session.ts';
import { getAvailability } from '#core/api/availability.ts';
import { getClient } from '#core/api/client.ts';
import { createHttp, type Http } from '#core/api/http.ts';
import { askMenu, fetchMenu } from '#core/sync/menu/menu-fetch.ts';
import { availabilityAt } from '#domain/availability/availability.ts';
import { rowsByTheClock } from '#domain/availability/category-hours.ts';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { reconcileCart } from '#domain/cart/reconcile.ts';
import type { CategoryId, IngredientId, OrderId, PlaceId, ProductId, VariantId } from '#domain/ids.ts';
import { indexMenu } from '#domain/menu/menu-index.ts';
import { linesLeft, linesVerdict } from '#domain/order/line-verdict.ts';
import { REASONS, type Reason } from '#domain/order/reasons.ts';
import { guestVerdict } from '#domain/order/verdict.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { WeeklyHours } from '#domain/place/weekly-hours.ts';
import { formatAmountPlain, ZERO } from '#domain/pricing/money.ts';
import { priceOrder } from '#domain/pricing/pricing.ts';
import type { TableSession } from '#domain/session/session.ts';
import { setAvailability } from '../../../server/services/availability/set-availability.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import type { Services } from '../../../server/services/services.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, nextId, type TestServer } from '../support/server.ts';
import { CODE, publish } from '../support/venues.ts';

const { start } = withServer();

const DISHES = ['salad', 'burger', 'sold-out', 'unpriced', 'massage', 'souvenir', 'for-lookers', 'omelette'] as const;
const NOON: WeeklyHours = Array.from({ length: 7 }, () => [{ from: 9 * 60, to: 15 * 60 }]);

const MORNING: WeeklyHours = Array.from({ length: 7 }, () => [{ from: 7 * 60, to: 11 * 60 }]);

const seldom = <T>(usual: T, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, odd);
const quantity = fc.integer({ min: 1, max: 3 });

/** Any possible cart line, valid or not. */
const aLine = fc.record({
  dish: fc.oneof(fc.constantFrom('salad', 'burger'), fc.constantFrom(...DISHES)),
  otherSize: seldom(false, fc.constant(true)),
  required: fc.option(fc.constantFrom('rare', 'done', 'egg'), { nil: undefined, freq: 2 }),
  addable: fc.subarray(['cheese', 'egg', 'bacon', 'onion'], { maxLength: 2 }),
  removable: seldom<string[]>([], fc.subarray(['onion', 'rare'])),
  quantity,
});
/** A line that is valid when the burger is available and the venue open. */
const aGoodLine = fc.record({
  dish: fc.constantFrom('salad', 'burger'),
  otherSize: fc.constant(false),
  required: fc.constant(undefined),
  addable: fc.constant<string[]>([]),
  removable: fc.constant<string[]>([]),
  quantity,
});
type Line = (typeof aLine extends fc.Arbitrary<infer T> ? T : never) & { readonly dish: string };

const aCase = fc.record({
  orders: fc.array(
    fc.oneof(
      { weight: 12, arbitrary: fc.array(fc.oneof(aGoodLine, aLine, aLine), { minLength: 1, maxLength: 2 }) },
      fc.constant<Line[]>([]),
    ),
    { minLength: 6, maxLength: 6 },
  ),
  code: seldom<keyof typeof CODE>('one', fc.constantFrom('room', 'look', 'tablet')),
  orderTypes: seldom<OrderType[]>(
    ['spot', 'room'],
    fc.subarray<OrderType>(['spot', 'room', 'spot_browse', 'tablet_mode', 'delivery', 'preorder']),
  ),
  settings: fc.record({
    ordersAllowed: seldom(true, fc.constant(false)),
    disableOvertimeOrders: fc.boolean(),
    openingHours: fc.constantFrom(undefined, undefined, NOON),
    repeatOrderSeconds: fc.constant(0),
  }),
  without: seldom<string[]>([], fc.constantFrom(['salad'], ['burger'])),
  off: seldom<string | undefined>(undefined, fc.constantFrom('salad', 'burger')),
  hours: fc.integer({ min: 3, max: 30 }),
});
type Case = typeof aCase extends fc.Arbitrary<infer T> ? T : never;

/** A page's client whose requests reach the server without a port. */
const httpTo = ({ app }: TestServer): Http =>
  createHttp({
    baseUrl: 'http://tabl.test/api',
    clientId: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const body = await request.text();
      const answer = await app.inject({
        method: request.method as 'GET' | 'POST',
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        ...(body === '' ? {} : { payload: body }),
      });
      const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
      return new Response(answer.body, { status: answer.statusCode, headers });
    },
  });

const value = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** Data of a device: place, menu and current availability. */
const fetched = async (http: Http, now: number) => {
  const place = value(await getClient(http)).places.find(({ slug }) => slug === 'bistro');
  if (!place) throw new Error('The place is not there');
  const { menu, settings } = value(
    await fetchMenu({ http, log: () => undefined }, place, askMenu(http, place.id, ['en'])),
  );
  if (!settings) throw new Error('No settings came');
  const rows = value(await getAvailability(http, place.id));
  const { off } = availabilityAt([...rows, ...rowsByTheClock(menu, place.timeZone, now).rows], now);
  return { place, settings, index: indexMenu(menu), off };
};

type Device = Awaited<ReturnType<typeof fetched>>;

const cartOf = (on: TestServer, lines: readonly Line[]): Cart => ({
  placeId: on.placeId as PlaceId,
  revision: 1,
  comments: {},
  lines: lines.map(
    (line, at): CartLine => ({
      lineId: String(at),
      productId: on.id('product', line.dish) as ProductId,
      variantId: on.id('variant', line.otherSize ? 'massage' : line.dish) as VariantId,
      categoryId: on.id('category', 'kitchen') as CategoryId,
      choice: {
        required: line.required && (on.id('ingredient', line.required) as IngredientId),
        addable: line.addable.map((key) => on.id('ingredient', key) as IngredientId).toSorted((a, b) => a - b),
        removable: line.removable.map((key) => on.id('ingredient', key) as IngredientId),
      },
      quantity: line.quantity,
      addedAt: 0,
      seenPrice: ZERO,
      seenName: line.dish,
      seenSize: '',
    }),
  ),
});

test('verdict: device and server agree on the same order [S5.02, S5.03]', async () => {
  const on = await start({ breakfast: MORNING });
  const http = httpTo(on);
  const services = { store: on.store, places: createPublishedPlaces(on.store), clock: () => on.clock.now } as Services;
  const seen = new Set<Reason | 'taken'>();

  const judgedTwice = async (one: Case): Promise<void> => {
    on.clock.now += one.hours * HOUR;
    await publish(on.store);
    const place = on.placeId;
    const scan = { method: 'post', place, json: { token: CODE[one.code], placeSlug: 'bistro' } };
    const scanned = value(await http.send('tables/verify_token', scan));
    const session = value(parseSessionAnswer(scanned.status, scanned.body));
    // Changes the venue, so that all data on the device is outdated.
    const orderTypes = one.orderTypes.map((type, at) => ({
      type,
      id: at + 1,
      discounts: [],
      prices: [],
      radiuses: [],
      shapes: [],
    }));
    await publish(on.store, {
      settings: one.settings,
      without: one.without,
      place: { orderTypes },
      breakfast: MORNING,
    });
    for (const dish of ['salad', 'burger'] as const) {
      const state = { off: one.off === dish, until: null };
      await setAvailability(services, place, on.id('product', dish) as ProductId, state).catch(() => undefined);
    }

    const device = await fetched(http, on.clock.now);
    for (const lines of one.orders) {
      on.clock.now += MINUTE;
      await orderedTwice(device, session, lines);
    }
  };

  const orderedTwice = async (device: Device, session: TableSession, wanted: readonly Line[]): Promise<void> => {
    const { index, settings, off } = device;
    const house = { place: device.place, settings, now: on.clock.now };
    const asking = { orderType: session.orderType, settings, off, hasUser: false };
    const cart = cartOf(on, wanted);
    const reason = guestVerdict(house, session.orderType, false);
    const lines = linesVerdict(index, cart.lines, asking);
    const refused = reason ? { reason, problems: [] } : lines.ok ? undefined : lines.error;
    const price = priceOrder(index, cart.lines, { ...house, orderType: session.orderType });

    const answered = value(
      await http.send('orders', {
        method: 'post',
        place: on.placeId,
        json: { session: session.token, products: cart.lines.map(orderLineToWire) },
        headers: {
          'idempotency-key': nextId(),
          'x-shown-total': formatAmountPlain(price.total, device.place.currency),
          'x-order-age': '0',
        },
      }),
    );
    const id = (answered.body as { readonly id: OrderId }).id;
    const contentType = answered.headers.get('content-type');
    const raw = { status: answered.status, contentType, retryAfter: null, body: answered.body };
    const verdict = judgeOrderAnswer(raw, id, device.place.currency);

    seen.add(refused?.reason ?? 'taken');
    if (!refused) expect(verdict.kind).toBe('accepted');
    else if (refused.reason === 'no_table') throw new Error('A scanned guest has a session');
    else {
      const { quote: _, ...told } = refusalOfReason({ ...refused, reason: refused.reason });
      expect(verdict).toMatchObject({ kind: 'refused', refusal: told });
      // Both price the remaining lines equally.
      const left = reason ? [] : linesLeft(index, cart.lines, asking);
      const total =
        left.length > 0 ? priceOrder(index, left, { ...house, orderType: session.orderType }).total : undefined;
      expect(verdict.kind === 'refused' && verdict.refusal.quote?.total).toBe(total);
    }

    // The cart loses exactly the lines that the server would name.
    const removed = reconcileCart(cart, index, asking).removed;
    if (verdict.kind !== 'refused' || reason || cart.lines.length === 0) return;
    const { code, productIds } = verdict.refusal;
    const guilty = removed.filter((line) => WIRE_REASONS[line.reason] === code).map(({ line }) => line.productId);
    expect(new Set(guilty)).toEqual(new Set(productIds));
  };

  await fc.assert(fc.asyncProperty(aCase, judgedTwice), { numRuns: 30, seed: 7 });
  // All possible reasons have occurred. A scanned guest has a table, and foreign dishes have their own test.
  expect(REASONS.filter((reason) => !seen.has(reason))).toEqual(['no_table', 'foreign_dish']);
  expect(seen.has('taken')).toBe(true);
});
