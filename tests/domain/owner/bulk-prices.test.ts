import { expect, test } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import { type BulkPrices, bulkPrices, newPrice, priceSteps, pricesEdit, readRule } from '#domain/owner/bulk-prices.ts';
import { type JsonObject, type VenueFile, valueAt } from '#domain/owner/venue-file.ts';
import { minor, parseAmount } from '#domain/pricing/money.ts';

const file: VenueFile = {
  defaultLanguage: 'bg',
  currency: 'EUR',
  ingredients: {
    cheese: { name: 'Сирене', price: '0.60' },
    onion: { name: 'Лук' },
    rum: { name: 'Ром', price: '2.00' },
  },
  groups: {
    dough: {
      title: { bg: 'Тесто' },
      options: [
        { key: 'thin', name: 'Тънко' },
        { key: 'stuffed', name: 'Със сирене', prices: { small: '1.60' }, opens: 'dips' },
      ],
    },
    dips: { title: 'Сос', options: [{ key: 'cheese' }, { key: 'garlic', name: 'Чесън', price: '0.50' }] },
  },
  categories: [{ slug: 'soups' }, { slug: 'pizza' }],
  products: [
    {
      slug: 'tarator',
      name: { bg: 'Таратор' },
      categories: ['soups'],
      variants: [
        { key: 'small', size: { bg: 'Малък' }, price: '3.20' },
        { key: 'large', size: { bg: 'Голям' }, price: '4.9' },
        { key: 'ask', price: null },
        { key: 'free', price: '0' },
      ],
      ingredients: { addable: ['cheese'], removable: ['onion'] },
    },
    {
      slug: 'margherita',
      name: 'Маргарита',
      categories: ['pizza'],
      variants: [{ key: 'small', price: '8.00' }],
      groups: [
        'dough',
        { key: 'on-top', title: 'Отгоре', options: [{ key: 'basil', name: 'Босилек', price: '0.40' }] },
      ],
    },
  ],
};

const asked = (more: Partial<BulkPrices> = {}): BulkPrices => ({
  scope: { kind: 'menu' },
  rule: { by: 'percent', percent: 10 },
  step: minor(10),
  modifiers: false,
  ...more,
});
const told = (prices: BulkPrices) =>
  bulkPrices(file, prices).changed.map(({ name, part, was, to }) => [name, part, was, to]);

test('a raise changes each fixed price, rounded to the step, and skips free and on-request prices', () => {
  expect(told(asked())).toEqual([
    ['Таратор', 'Малък', '3.20', '3.50'],
    ['Таратор', 'Голям', '4.9', '5.40'],
    ['Маргарита', '', '8.00', '8.80'],
  ]);
});

test('a change covers a category or the marked dishes, and no others', () => {
  expect(told(asked({ scope: { kind: 'category', slug: 'pizza' } }))).toEqual([['Маргарита', '', '8.00', '8.80']]);
  expect(told(asked({ scope: { kind: 'dishes', slugs: ['tarator'] } })).map(([name]) => name)).toEqual([
    'Таратор',
    'Таратор',
  ]);
  expect(told(asked({ scope: { kind: 'dishes', slugs: [] } }))).toEqual([]);
});

test.each([
  // Rounded once: 4.5495 is nearer to 4.50, though 4.55 would round up.
  [455, -0.01, 10, 450],
  [320, 10, 1, 352],
  [325, 10, 5, 360],
  [345, 0.1, 50, 350],
  [750, 12.5, 100, 800],
  [100, -100, 10, 0],
])('%i cents changed by %d percent in steps of %i are %i', (price, percent, step, to) => {
  expect(newPrice(minor(price), { by: 'percent', percent }, minor(step))).toBe(to);
});

test('a change by an amount never goes below zero', () => {
  const by = (amount: number) => newPrice(minor(320), { by: 'amount', amount: minor(amount) }, minor(10));
  expect([by(50), by(-20), by(-400)]).toEqual([370, 300, 0]);
});

test('a price that rounds back to its old value is counted as unchanged', () => {
  const { changed, same } = bulkPrices(file, asked({ rule: { by: 'percent', percent: 1 }, step: minor(50) }));
  expect(changed.map(({ was, to }) => [was, to])).toEqual([
    ['3.20', '3.00'],
    ['4.9', '5.00'],
  ]);
  expect(same).toBe(1);
});

test('modifiers of the whole menu change on request: ingredients, options, and options by size', () => {
  expect(told(asked({ modifiers: true })).slice(3)).toEqual(
    [
      ['Сирене', '', '0.60', '0.70'],
      ['Ром', '', '2.00', '2.20'],
      ['Със сирене', 'Тесто', '1.60', '1.80'],
      ['Чесън', 'Сос', '0.50', '0.60'],
      ['Босилек', 'Отгоре', '0.40', '0.40'],
    ].filter(([, , was, to]) => was !== to),
  );
});

test('modifiers of one dish are its own and its shared ones, with the number of other dishes affected', () => {
  const { changed } = bulkPrices(
    file,
    asked({ scope: { kind: 'dishes', slugs: ['margherita'] }, modifiers: true, step: minor(1) }),
  );
  expect(changed.map(({ path, others }) => [path.join('/'), others])).toEqual([
    ['products/margherita/variants/small/price', 0],
    // Through the group that its dough opens; also an extra of the soup.
    ['ingredients/cheese/price', 1],
    ['groups/dough/options/stuffed/prices/small', 0],
    ['groups/dips/options/garlic/price', 0],
    ['products/margherita/groups/on-top/options/basil/price', 0],
  ]);
});

test('a dish’s own value in a shared group changes with that dish', () => {
  const [tarator] = file.products as JsonObject[];
  const groups = [{ key: 'dough', options: [{ key: 'stuffed', prices: { small: '1.90' } }] }];
  const differing = { ...file, products: [{ ...tarator, groups }] } as VenueFile;
  const scope = { kind: 'dishes', slugs: ['tarator'] } as const;
  const { changed } = bulkPrices(differing, asked({ scope, modifiers: true, step: minor(1) }));
  expect(
    changed.filter(({ path }) => path.includes('stuffed')).map(({ path, name, part, to }) => [path[0], name, part, to]),
  ).toEqual([
    ['groups', 'Със сирене', 'Тесто', '1.76'],
    ['products', 'Със сирене', 'Тесто', '2.09'],
  ]);
});

test('a bulk change is one edit that changes exactly what was shown', () => {
  const { changed } = bulkPrices(file, asked({ modifiers: true, step: minor(1) }));
  const edit = pricesEdit(changed);
  const { file: after, conflicts } = applyEdit(file, edit ?? { kind: 'prices', changes: [] });
  expect(conflicts).toEqual([]);
  expect(changed.map(({ path }) => valueAt(after, path))).toEqual(changed.map(({ to }) => to));
  expect(pricesEdit([])).toBeUndefined();
});

test('a currency without cents has no step below one', () => {
  const amounts = (currency: string) => priceSteps(currency).map((step) => step.amount);
  expect(amounts('EUR')).toEqual([1, 5, 10, 50, 100]);
  expect(amounts('JPY')).toEqual([1]);
});

test.each([
  ['percent', '10', 'raise', { by: 'percent', percent: 10 }],
  ['percent', '12,5', 'lower', { by: 'percent', percent: -12.5 }],
  ['percent', '101', 'lower', undefined],
  ['percent', '501', 'raise', undefined],
  ['percent', '0', 'raise', undefined],
  ['percent', '-5', 'raise', undefined],
  ['amount', '0,50', 'raise', { by: 'amount', amount: parseAmount('0.50', 'EUR') }],
  ['amount', '0.50', 'lower', { by: 'amount', amount: -50 }],
  ['amount', '0.505', 'raise', undefined],
  ['amount', '1,000', 'raise', undefined],
  ['amount', '', 'raise', undefined],
] as const)('a rule by %s, "%s" to %s is %j', (by, text, direction, rule) => {
  expect(readRule(by, text, direction, 'EUR')).toEqual(rule);
});

test('1,000 in a currency without decimals is read as 1000', () => {
  expect(readRule('amount', '1,000', 'raise', 'JPY')).toEqual({ by: 'amount', amount: 1000 });
});
