import { expect, test } from 'vitest';
import type { ProductId } from '#domain/ids.ts';
import type { WeeklyHours } from '#domain/place/weekly-hours.ts';
import { setAvailability } from '../../../server/services/availability/set-availability.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import type { Services } from '../../../server/services/services.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, messageOf, nextId, type OrderOptions, type TestServer } from '../support/server.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE, publish } from '../support/venues.ts';

onEitherDatabase('Rules of an order', (store) => {
  const { server, start } = withServer(store);

  /** Outcome of an order: "taken", or the reason of the refusal. */
  const outcome = async (on: TestServer, options: Partial<OrderOptions> = {}): Promise<unknown> => {
    const session = options.session ?? (await on.scan());
    const answer = await on.order({ ...options, session });
    return answer.status === 201 ? 'taken' : messageOf(answer);
  };
  const servicesOf = (on: TestServer) =>
    ({ store: on.store, places: createPublishedPlaces(on.store), clock: () => on.clock.now }) as Services;

  test('the server alone prices an order: the shown total must equal its price', async () => {
    const on = server();
    const session = await on.scan();
    for (const total of ['7.89', '7.91', '0.00', '790'])
      expect(await outcome(on, { session, total })).toBe('price_changed');
    const tampered = { ...on.line('salad'), price: '0.01', total: '0.01', discount_percent: 99 };
    expect(await outcome(on, { session, products: [tampered], total: '0.01' })).toBe('price_changed');
    expect(await on.ledger()).toEqual([]);
    expect(await outcome(on, { session, products: [tampered], total: '7.90' })).toBe('taken');
  });

  test('an order on an old menu is rejected with the new quote, and accepted under a new id', async () => {
    const on = server();
    const session = await on.scan();
    await publish(on.store, { saladPrice: 850 });
    const version = (await on.get('/api/products')).headers['x-menu-version'];
    const refused = await on.order({ session });
    expect(refused.json).toMatchObject({
      payload: { message: 'price_changed', quote: { totalPrice: '8.50', menuVersion: version } },
    });
    const replaces = nextId();
    expect(await outcome(on, { session, total: '8.50', headers: { 'x-replaces': replaces } })).toBe('taken');
    const rows = await readJournal(on.store, on.placeId);
    expect(rows.at(-1)).toMatchObject({ type: 'order.placed', payload: { total: 850, replaces } });
  });

  test('a timed discount follows the server’s clock [S3.20, S3.21]', async () => {
    const at = { type: 'spot', id: 1, prices: [], radiuses: [], shapes: [] } as const;
    const tier = { priceOver: 0, valueType: 'percent', value: 50, activeFrom: '12:00', activeTo: '15:00' } as const;
    const on = await start({ place: { orderTypes: [{ ...at, discounts: [tier as never] }] } });
    const session = await on.scan();
    expect(await outcome(on, { session, total: '7.90' })).toBe('price_changed');
    expect(await outcome(on, { session, total: '3.95' })).toBe('taken');
    on.clock.now += 3 * HOUR - MINUTE;
    const later = await on.scan();
    on.clock.now += MINUTE;
    expect(await outcome(on, { session: later, total: '3.95' })).toBe('price_changed');
    expect(await outcome(on, { session: later, total: '7.90' })).toBe('taken');
  });

  test('an old order must be confirmed, and a very old one is never cooked', async () => {
    const on = server();
    const session = await on.scan();
    const aged = async (age: string, confirmed = false): Promise<unknown> => {
      // Different comments, so that no order counts as a duplicate.
      const comments = [{ variantId: on.id('variant', 'salad'), comment: `${age} ${confirmed}` }];
      return outcome(on, {
        session,
        comments,
        headers: { 'x-order-age': age, 'x-order-confirmed': confirmed ? '1' : '0' },
      });
    };
    expect(await aged('300')).toBe('taken');
    expect(await aged('301')).toBe('confirm_age');
    expect(await aged('301', true)).toBe('taken');
    expect(await aged('1200', true)).toBe('taken');
    expect(await aged('1201')).toBe('order_expired');
    expect(await aged('1201', true)).toBe('order_expired');
    expect(await aged('unknown')).toBe('confirm_age');
    expect(await aged('yesterday')).toBe('confirm_age');
    expect(await aged('unknown', true)).toBe('taken');
  });

  test('an order that asks is not settled: after the guest’s yes the same id is sent again', async () => {
    const on = server();
    const session = await on.scan();
    const id = nextId();
    const asked = await on.order({ session, id, headers: { 'x-order-age': '600' } });
    expect([asked.status, asked.json]).toEqual([409, { success: false, id, payload: { message: 'confirm_age' } }]);
    const confirmed = await on.order({ session, id, headers: { 'x-order-age': '660', 'x-order-confirmed': '1' } });
    expect(confirmed.status).toBe(201);
    const rows = await readJournal(on.store, on.placeId);
    expect(rows.at(-1)).toMatchObject({ type: 'order.placed', orderId: id, payload: { lateBy: 660 } });
  });

  test('an order is rejected while orders are switched off [S5.03]', async () => {
    const on = await start({ settings: { ordersAllowed: false } });
    expect(await outcome(on)).toBe('orders_not_allowed');
  });

  test('an order outside the hours is rejected when the place enforces its hours [S5.03]', async () => {
    const openingHours: WeeklyHours = [[], [{ from: 18 * 60, to: 60 }], [], [], [], [], []];
    const on = await start({ settings: { openingHours } });
    expect(await outcome(on)).toBe('place_closed');
    on.clock.now += 7 * HOUR;
    expect(await outcome(on)).toBe('taken');
    on.clock.now += 5 * HOUR + 59 * MINUTE;
    expect(await outcome(on)).toBe('taken');
    on.clock.now += MINUTE;
    expect(await outcome(on)).toBe('place_closed');
    const lax = await start({ settings: { openingHours, disableOvertimeOrders: false } });
    expect(await outcome(lax)).toBe('taken');
  });

  test('a view-only guest cannot order; a room and a tablet can [S1.11, S3.20]', async () => {
    const on = server();
    expect(await outcome(on, { session: await on.scan(CODE.look) })).toBe('order_type_not_allowed');
    expect(await outcome(on, { session: await on.scan(CODE.room) })).toBe('taken');
    expect(await outcome(on, { session: await on.scan(CODE.tablet) })).toBe('taken');
  });

  test('a place without orders gives view-only sessions [S3.20]', async () => {
    const on = await start({
      place: { orderTypes: [{ type: 'spot_browse', id: 1, discounts: [], prices: [], radiuses: [], shapes: [] }] },
    });
    const scanned = await on.post('/api/tables/verify_token', { token: CODE.one, placeSlug: 'bistro' });
    expect(scanned.json).toMatchObject({ session: { ordertype: 4 } });
    expect(await outcome(on)).toBe('order_type_not_allowed');
  });

  test('an order with a dish that is sold out or not orderable names the dish', async () => {
    const on = server();
    const session = await on.scan();
    const gone = { product_id: 99_999, product_variant_id: 99_999, quantity: 1 };
    const refused = async (products: unknown) => (await on.order({ session, products })).json;
    const ids = (...slugs: string[]) => slugs.map((slug) => on.id('product', slug));
    const naming = (message: string, ...slugs: string[]) => ({ payload: { message, productIds: ids(...slugs) } });

    expect(await refused([])).toMatchObject({ payload: { message: 'empty_cart' } });
    expect(await refused([gone])).toMatchObject({ payload: { message: 'inactive_products', productIds: [99_999] } });
    expect(await refused([on.line('sold-out'), on.line('for-lookers'), on.line('salad')])).toMatchObject(
      naming('inactive_products', 'sold-out', 'for-lookers'),
    );
    const wrongSize = on.line('salad', { product_variant_id: on.id('variant', 'burger') });
    expect(await refused([wrongSize])).toMatchObject(naming('inactive_products', 'salad'));
    expect(await refused([on.line('unpriced'), on.line('massage')])).toMatchObject(
      naming('product_not_orderable', 'unpriced', 'massage'),
    );
    expect(await on.ledger()).toEqual([]);
  });

  test('a line is accepted through any category, as the menu may have changed', async () => {
    const on = server();
    const lines = [1, on.id('category', 'shop'), 987_654_321].map((one) => on.line('salad', { catHierarchyId: one }));
    const session = await on.scan();
    for (const line of lines) expect((await on.order({ session, products: [line] })).status).toBe(201);
    expect(await on.ledger()).toHaveLength(3);
  });

  test('a dish whose categories take no orders cannot be ordered [S5.02]', async () => {
    const on = server();
    const session = await on.scan();
    const answer = await on.order({ session, products: [on.line('souvenir')], total: '5.00' });
    expect(answer.json).toMatchObject({
      payload: { message: 'product_not_orderable', productIds: [on.id('product', 'souvenir')] },
    });
  });

  test('a dish of another place is rejected with its own code, and nothing is written', async () => {
    const on = server();
    const session = await on.scan();
    const other = await start({ slug: 'hotel' });
    const answer = await on.order({ session, products: [other.line('salad')] });
    expect(messageOf(answer)).toBe('invalid_products_for_place');
    // The session is unknown at the other place too.
    expect(await outcome(other, { session, products: [other.line('salad')] })).toBe('Invalid session');
    expect([await on.ledger(), await other.ledger()]).toEqual([[], []]);
  });

  test('a dish is off while the kitchen says so, and on again when the time is over', async () => {
    const on = server();
    const session = await on.scan();
    const salad = on.id('product', 'salad') as ProductId;
    const until = on.clock.now + HOUR;
    await setAvailability(servicesOf(on), on.placeId, salad, { off: true, until });
    expect(await outcome(on, { session })).toBe('inactive_products');
    const listed = await on.get('/api/availability');
    expect(listed.json).toMatchObject([{ product_id: salad, until }]);
    on.clock.now = until;
    expect((await on.get('/api/availability')).json).toEqual([]);
    expect(await outcome(on, { session })).toBe('taken');
    on.clock.now += MINUTE;
    await setAvailability(servicesOf(on), on.placeId, salad, { off: true, until: null });
    expect(await outcome(on, { session })).toBe('inactive_products');
    await setAvailability(servicesOf(on), on.placeId, salad, { off: false, until: null });
    expect(await outcome(on, { session, total: '15.80', products: [on.line('salad', { quantity: 2 })] })).toBe('taken');
  });

  test('ingredients must belong to the dish, be available and stay within their limits [S3.06, S3.08, S3.10]', async () => {
    const on = server();
    const session = await on.scan();
    const ingredient = (...keys: string[]) => keys.map((key) => on.id('ingredient', key));
    const burger = (addable: string[], removable: string[] = [], required?: string) =>
      on.line('burger', {
        ingredients: {
          required: required === undefined ? null : on.id('ingredient', required),
          addable: ingredient(...addable),
          removable: ingredient(...removable),
        },
      });
    const refused = async (...lines: unknown[]) => (await on.order({ session, products: lines, total: '5.00' })).json;
    expect(await refused(burger(['onion']))).toMatchObject({
      payload: { message: 'invalid_ingredients', ingredientIds: ingredient('onion') },
    });
    expect(await refused(on.line('salad', { ingredients: { addable: ingredient('egg') } }))).toMatchObject({
      payload: { message: 'invalid_ingredients', productIds: [on.id('product', 'salad')] },
    });
    expect(await refused(burger(['bacon']))).toMatchObject({
      payload: { message: 'inactive_ingredients', ingredientIds: ingredient('bacon') },
    });
    expect(await refused(burger(['cheese', 'egg']))).toMatchObject({ payload: { message: 'invalid_ingredients' } });
    const taken = await on.order({ session, products: [burger(['cheese'], ['onion'])], total: '6.50' });
    expect(taken.json).toMatchObject({
      order: { products: [{ required: 'rare', added: ['cheese'], removed: ['onion'], total: '6.50' }] },
    });
  });
});
