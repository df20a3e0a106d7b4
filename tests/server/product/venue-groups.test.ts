// Modifier groups, from a venue folder to the kitchen.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readModifierGroups } from '#contract/product/modifier-group.ts';
import { parseProducts, productToWire } from '#contract/product/product.ts';
import { indexMenu } from '#domain/menu/menu-index.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { priceOrder } from '#domain/pricing/pricing.ts';
import { orderText } from '../../../server/cli/ledger.ts';
import { placedLines } from '../../../server/services/order/build-order.ts';
import { readPublished } from '../../../server/store/place/places.ts';
import type { Store } from '../../../server/store/store.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { problemText } from '../../../server/venue/problem.ts';
import { type Change, set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { openEmptyStore } from '../support/stores.ts';

let dir: string;
let store: Store;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'groups-'));
  store = await openEmptyStore(dir);
});
afterEach(async () => {
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

const own = (key: string, more: object = {}) => ({ key, name: { bg: `${key}-bg`, en: `${key}-en` }, ...more });
const DOUGH = {
  title: { bg: 'Тесто', en: 'Dough' },
  min: 1,
  max: 1,
  ask: true,
  options: [own('thin'), own('thick', { price: '0', prices: { small: '0.50' }, opens: 'dips' })],
};
const DIPS = { title: 'Сос', max: 2, options: [own('garlic', { max: 2, price: '0.30' })] };

const imported = async (change: Change) => {
  const venue = smallVenue();
  set(venue, 'products.0.variants', [
    { key: 'small', size: 'S', price: '5.00' },
    { key: 'large', size: 'L', price: '7.00' },
  ]);
  set(venue, 'groups', structuredClone({ dough: DOUGH, dips: DIPS }));
  set(venue, 'products.0.groups', ['dough']);
  change(venue);
  return importVenue(store, join(dir, 'data'), await writeVenueFolder(join(dir, 'venue'), venue));
};

const WRONG: readonly [what: string, change: Change, problem: RegExp][] = [
  [
    'a group that there is not',
    (v) => set(v, 'products.0.groups', ['crust']),
    /groups\[0\]: there is no group "crust"/,
  ],
  ['a group that is neither', (v) => set(v, 'products.0.groups', [7]), /must be the key of a group, or a group/],
  ['more than can be chosen', (v) => set(v, 'groups.dough.min', 3), /min: asks for 3 where 2 can be chosen/],
  ['a maximum below the minimum', (v) => set(v, 'groups.dips', { ...DIPS, min: 2, max: 1 }), /max: 1 is less than min/],
  ['a default that there is not', (v) => set(v, 'groups.dips.defaults', ['curry']), /there is no option "curry"/],
  ['a default in a group that asks', (v) => set(v, 'groups.dough.defaults', ['thin']), /nothing may begin chosen/],
  ['asking for nothing', (v) => set(v, 'groups.dips.ask', true), /ask: needs a min/],
  [
    'a price for a size that no dish has',
    (v) => set(v, 'groups.dough.options.0.prices', { huge: '1' }),
    /no dish with this group has a variant "huge"/,
  ],
  [
    'a price for one size of two',
    (v) => set(v, 'groups.dough.options.1', own('thick', { prices: { small: '0.50' } })),
    /"thick" in "dough" has no price on the size "large"/,
  ],
  [
    'an ingredient that there is not',
    (v) => set(v, 'groups.dips.options.0', { key: 'curry' }),
    /no ingredient "curry"/,
  ],
  ['a second level', (v) => set(v, 'groups.dips.options.0.opens', 'dough'), /only one level may be opened/],
  [
    'a difference of a group that there is not',
    (v) => set(v, 'products.0.groups', [{ key: 'crust', min: 0 }]),
    /groups\[0\]: there is no group "crust"; one of this dish alone needs a title/,
  ],
  [
    'a difference of an option that there is not',
    (v) => set(v, 'products.0.groups', [{ key: 'dough', options: [{ key: 'rye', price: '1' }] }]),
    /groups\[0\]\.options\[0\]: there is no option "rye"/,
  ],
  [
    'a difference that asks for what cannot be',
    (v) => set(v, 'products.0.groups', [{ key: 'dough', min: 0 }]),
    /groups\[0\]\.ask: needs a min/,
  ],
  [
    'a difference for a size that the dish does not have',
    (v) => set(v, 'products.0.groups', [{ key: 'dough', options: [{ key: 'thin', prices: { huge: '1' } }] }]),
    /options\[0\]\.prices\.huge: the dish has no variant "huge"/,
  ],
  ['a title without words', (v) => set(v, 'groups.dips.title', { en: 'Dips' }), /title: says nothing in bg/],
];
test.each(WRONG)('shared group: the import reports %s', async (_, change, problem) => {
  const result = await imported(change);
  expect(result.ok ? [] : result.error.map(problemText)).toEqual(
    expect.arrayContaining([expect.stringMatching(problem)]),
  );
});

test('shared group: differs on the dish that says so only', async () => {
  const result = await imported((v) => {
    set(v, 'products.0.groups', [
      {
        key: 'dough',
        max: 2,
        options: [
          { key: 'thick', price: '0.90' },
          { key: 'thin', active: false },
        ],
      },
    ]);
    set(v, 'products.1.groups', ['dough']);
  });
  const document = result.ok ? await readPublished(store, result.value.place.slug) : undefined;
  const [here, there] = document?.menu.products.map(({ groups = [] }) => groups[0]) ?? [];
  expect(result.ok ? [] : result.error.map(problemText)).toEqual([]);
  expect(here).toMatchObject({
    ...{ id: there?.id, title: 'Тесто', min: 1, max: 2, ask: true },
    options: [{ active: false }, { price: 90, prices: {}, active: true }],
  });
  expect(there).toMatchObject({ min: 1, max: 1, options: [{ active: true }, { price: 0 }] });
});

test('shared group: without dishes may have prices by size', async () => {
  const result = await imported((v) => set(v, 'products.0.groups', []));
  expect(result.ok ? [] : result.error.map(problemText)).toEqual([]);
});

test('shared group: the import recommends a question when a default choice changes the price', async () => {
  const notesOf = async (change: Change) => {
    const result = await imported(change);
    return (result.ok ? result.value.notes : result.error.map(problemText)).filter((note) => note.includes('"ask"'));
  };
  expect(await notesOf(() => undefined)).toEqual([]);
  expect(await notesOf((v) => set(v, 'groups.dough.ask', false))).toEqual([
    'products "shopska": the first of "Тесто" is chosen unasked, and they differ in price; "ask": true asks the guest',
  ]);
});

test('shared group: reaches the menu with titles, prices by size and opened group, and is parsed back from the wire', async () => {
  const result = await imported(() => undefined);
  const document = result.ok ? await readPublished(store, result.value.place.slug) : undefined;
  if (!document) throw new Error(result.ok ? '' : result.error.map(problemText).join());
  const { menu, texts, place } = document;
  const [dish] = menu.products;
  const [small, large] = dish?.variants ?? [];
  const [dough] = dish?.groups ?? [];
  if (!dish || !small || !large || !dough) throw new Error('no group');
  expect(dough).toMatchObject({ title: 'Тесто', min: 1, max: 1, ask: true });
  expect(dough.options[1]).toMatchObject({
    prices: { [small.id]: 50 },
    opens: { title: 'Сос', max: 2, options: [{ price: 30, max: 2 }] },
  });
  const english = texts.find(({ language }) => language === 'en');
  expect(english?.groups?.[dough.id]).toEqual({ title: 'Dough' });
  const wire: unknown = JSON.parse(JSON.stringify([productToWire(dish, texts, place.currency)]));
  const context = { currency: place.currency, defaultLanguage: place.defaultLanguage };
  const parsed = parseProducts(wire, { ...context, readGroups: readModifierGroups })?.items[0];
  expect(parsed?.product.groups).toEqual(dish.groups);
  expect(parsed?.words.en?.groups).toEqual({ [dough.id]: { title: 'Dough' } });
  // Rejected, because without its groups it would be another dish.
  expect(parseProducts(wire, context)?.rejected).toHaveLength(1);

  const [thin, thick] = dough.options;
  const [garlic] = thick?.opens?.options ?? [];
  if (!thin || !thick?.opens || !garlic) throw new Error('no option');
  const index = indexMenu(menu);
  const line = {
    productId: dish.id,
    variantId: small.id,
    categoryId: undefined,
    quantity: 1,
    choice: {
      required: undefined,
      addable: [],
      removable: [],
      modifiers: [
        { groupId: dough.id, optionId: thick.ingredientId, quantity: 1 },
        { groupId: thick.opens.id, optionId: garlic.ingredientId, quantity: 2 },
      ],
    },
  };
  const price = priceOrder(index, [line], { place, settings: DEFAULT_SETTINGS, orderType: 'spot', now: 0 });
  expect(price.lines[0]?.addables).toBe(110);
  const lines = placedLines(index, [line], price, { comments: {} });
  expect(lines[0]?.modifiers).toEqual([
    { group: 'Тесто', name: 'thick-bg', quantity: 1 },
    { group: 'Сос', name: 'garlic-bg', quantity: 2 },
  ]);
  const order = {
    seq: 1,
    at: 0,
    id: 'x',
    status: 'ordered',
    label: 'A',
    number: 1,
    table: '1',
    room: null,
    orderType: 'spot',
    lines,
    total: price.total,
    currency: 'EUR',
    lateBy: null,
    replaces: null,
  };
  expect(orderText(order, 'UTC', 'bg')).toContain('/S/ [Тесто: thick-bg] [Сос: 2 × garlic-bg]');
});
