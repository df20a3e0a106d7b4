import { expect, test } from 'vitest';
import { ingredientKey, sizeKey } from '#domain/availability/availability.ts';
import type { AvailabilityChange } from '#domain/availability/availability-change.ts';
import type { IngredientId, OffKey, ProductId, VariantId } from '#domain/ids.ts';
import { publicAvailability } from '../../../server/services/availability/current-availability.ts';
import { setAvailability } from '../../../server/services/availability/set-availability.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import type { Services } from '../../../server/services/services.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { moveOrderStatus } from '../../support/staff/floor.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, messageOf, nextId, type OrderOptions, type TestServer } from '../support/server.ts';
import { onBothDatabases } from '../support/stores.ts';

onBothDatabases('Availability and portions', (store) => {
  const { server, start } = withServer(store);
  const servicesOf = (on: TestServer) =>
    ({ store: on.store, places: createPublishedPlaces(on.store), clock: () => on.clock.now }) as Services;
  const set = (on: TestServer, key: OffKey, change: AvailabilityChange) =>
    setAvailability(servicesOf(on), on.placeId, key, change);
  const saladOf = (on: TestServer) => on.id('product', 'salad') as ProductId;
  const count = (on: TestServer, portions: number | null, until: number | null = null) =>
    set(on, saladOf(on), { portions, until });
  const outcome = async (on: TestServer, options: Partial<OrderOptions> = {}): Promise<unknown> => {
    const session = options.session ?? (await on.scan());
    const answer = await on.order({ ...options, session });
    return answer.status === 201 ? 'taken' : messageOf(answer);
  };
  const salads = (on: TestServer, quantity: number) => ({
    products: [on.line('salad', { quantity })],
    total: (7.9 * quantity).toFixed(2),
  });
  const listed = async (on: TestServer) => (await on.get('/api/availability')).json;
  const told = async (on: TestServer) =>
    (await readJournal(on.store, on.placeId)).flatMap((row) => (row.type === 'availability' ? [row.payload.left] : []));

  test('portions: 12 portions accept exactly 12 of 200 concurrent orders', async () => {
    // Twenty tables of ten guests, because of the rate limit per table.
    const codes = Array.from({ length: 20 }, (_, at) => `code-of-a-full-house-0123456-${at}`);
    const on = await start({
      tables: codes.map((code, at) => ({ name: `F${at}`, code, orderType: 'spot', room: undefined })),
    });
    await count(on, 12);
    const sessions = await Promise.all(Array.from({ length: 200 }, (_, at) => on.scan(codes[at % codes.length])));
    const ends = await Promise.all(sessions.map((session) => outcome(on, { session })));
    expect(ends.filter((end) => end === 'taken')).toHaveLength(12);
    expect(ends.filter((end) => end === 'inactive_products')).toHaveLength(188);
    expect(await listed(on)).toMatchObject([{ product_id: saladOf(on), left: 0 }]);
    // Events are sent only from the moment that few are left, once per portion.
    expect(await told(on)).toEqual([12, 5, 4, 3, 2, 1, 0]);
  });

  test('availability: the public list shows no journal number, in the answer and in the drawn page', async () => {
    const on = server();
    await set(on, saladOf(on), { off: true, until: null });
    expect(await listed(on)).toMatchObject([{ product_id: saladOf(on), seq: 0 }]);
    const shown = await publicAvailability(servicesOf(on), on.placeId);
    expect(shown.map(({ seq }) => seq)).toEqual([0]);
  });

  test('portions: an order for more than the rest takes none', async () => {
    const on = server();
    await count(on, 3);
    const refused = await on.order({ ...salads(on, 4), session: await on.scan() });
    expect(refused.json).toMatchObject({
      payload: { message: 'inactive_products', portions: [{ productId: saladOf(on), left: 3 }] },
    });
    expect(await listed(on)).toMatchObject([{ counted_product_id: saladOf(on), left: 3 }]);
    expect(await outcome(on, salads(on, 3))).toBe('taken');
    expect(await outcome(on)).toBe('inactive_products');
  });

  test('portions: a rejected order returns its portions once, to the count that it took them from', async () => {
    const on = server();
    await count(on, 2);
    const id = nextId();
    await outcome(on, { ...salads(on, 2), id });
    expect(await outcome(on)).toBe('inactive_products');
    await moveOrderStatus(servicesOf(on), on.placeId, id, 'rejected');
    await moveOrderStatus(servicesOf(on), on.placeId, id, 'rejected');
    expect(await listed(on)).toMatchObject([{ left: 2 }]);
    const other = nextId();
    on.clock.now += HOUR;
    expect(await outcome(on, { ...salads(on, 2), id: other })).toBe('taken');
    // The kitchen has started a new count, to which returned portions do not belong.
    await count(on, 5);
    await moveOrderStatus(servicesOf(on), on.placeId, other, 'rejected');
    expect(await listed(on)).toMatchObject([{ left: 5 }]);
  });

  test('portions: a retry of an accepted order takes no second portion', async () => {
    const on = server();
    await count(on, 5);
    const [session, id] = [await on.scan(), nextId()];
    for (let at = 0; at < 3; at++) expect(await outcome(on, { session, id })).toBe('taken');
    expect(await listed(on)).toMatchObject([{ left: 4 }]);
  });

  test('portions: a count ends at its time, or when staff stop counting', async () => {
    const on = server();
    await count(on, 1, on.clock.now + HOUR);
    await outcome(on);
    expect(await outcome(on)).toBe('inactive_products');
    on.clock.now += HOUR;
    expect(await listed(on)).toEqual([]);
    expect(await outcome(on)).toBe('taken');
    await count(on, 1);
    await count(on, null);
    expect(await listed(on)).toEqual([]);
  });

  test('portions: a counted dish can be switched off, and keeps counting when it is back', async () => {
    const on = server();
    await count(on, 7);
    await set(on, saladOf(on), { off: true, until: null });
    expect(await outcome(on)).toBe('inactive_products');
    await set(on, saladOf(on), { off: false, until: null });
    expect(await listed(on)).toMatchObject([{ left: 7 }]);
    // Switched on after the last portion, the dish is no longer counted.
    await outcome(on, salads(on, 7));
    await set(on, saladOf(on), { off: false, until: null });
    expect(await listed(on)).toEqual([]);
  });

  test('availability: an ingredient that is off is refused in every dish, a size in its dish only [S8.03]', async () => {
    const on = server();
    const cheese = on.id('ingredient', 'cheese');
    const burger = (addable: readonly number[]) => ({
      total: addable.length > 0 ? '6.00' : '5.00',
      products: [
        on.line('burger', {
          ingredients: { required: on.id('ingredient', 'rare'), addable: [...addable], removable: [] },
        }),
      ],
    });
    await set(on, ingredientKey(cheese as IngredientId), { off: true, until: null });
    expect(await outcome(on, burger([cheese]))).toBe('inactive_ingredients');
    expect(await listed(on)).toMatchObject([{ ingredient_id: cheese }]);
    expect(await outcome(on, burger([]))).toBe('taken');
    await set(on, ingredientKey(cheese as IngredientId), { off: false, until: null });
    expect(await outcome(on, burger([cheese]))).not.toBe('inactive_ingredients');
    await set(on, sizeKey(on.id('variant', 'salad') as VariantId), { off: true, until: null });
    expect(await outcome(on)).toBe('inactive_products');
  });

  test('availability: an unknown or uncountable item gets an error that says so', async () => {
    const on = server();
    const off = { off: true, until: null };
    expect(await set(on, 999_999 as ProductId, off)).toMatchObject({ error: 'unknown_product' });
    expect(await set(on, 'size:999999', off)).toMatchObject({ error: 'unknown_product' });
    expect(await set(on, sizeKey(on.id('variant', 'salad') as VariantId), { portions: 3, until: null })).toMatchObject({
      error: 'not_countable',
    });
    for (const portions of [0, -1, 1.5, 10_000])
      expect(await set(on, saladOf(on), { portions, until: null })).toMatchObject({ error: 'invalid_portions' });
  });
});
