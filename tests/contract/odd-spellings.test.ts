import { expect, test } from 'vitest';
import { parseLanguages } from '#contract/language/language.ts';
import { parseHierarchy } from '#contract/menu/category.ts';
import { parseCategoriesWithSubcategories, parseSubcategories } from '#contract/menu/subcategory.ts';
import { parseClient } from '#contract/place/client.ts';
import { parseSettings } from '#contract/place/settings.ts';
import { parseIngredients } from '#contract/product/ingredient.ts';
import { parseProducts } from '#contract/product/product.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import type { Currency } from '#domain/pricing/money.ts';

const EUR = { currency: 'EUR' as Currency, defaultLanguage: 'en' as const };
const plain = { id: 1, name: 'Salad', slug: 'salad', catHierarchyId: 5 };
const one = (product: unknown) => {
  const parsed = parseProducts([product], EUR);
  return parsed?.items[0]?.product ?? parsed?.rejected[0]?.reason;
};

test('a product with only its required fields is complete [S3.01]', () => {
  expect(one(plain)).toMatchObject({
    type: 'normal',
    description: '',
    variants: [],
    images: [],
    inStock: true,
    hideForOrdering: false,
    discountPercent: 0,
    discountMoney: 0,
    minAddable: 0,
    maxAddable: undefined,
    label: undefined,
    categoryIds: [5],
  });
});

test('missing, null and empty values are equal [S3.03]', () => {
  const bare = one(plain);
  const nulls = Object.fromEntries(
    [
      'description',
      'type',
      'translations',
      'product_variants',
      'product_images',
      'allergens',
      'subcategory',
      'in_stock',
      'label',
      'discount_percent',
      'discount_money',
      'minimum_durability',
      'catHierarchyIds',
      'priority',
      'min_count_addable_ingredients',
      'max_count_addable_ingredients',
      'comment_placeholder',
      'product_ingredients',
    ].map((key) => [key, null]),
  );
  expect(one({ ...plain, ...nulls })).toEqual(bare);
  expect(one({ ...plain, label: '', allergens: '', product_variants: '', translations: [] })).toEqual(bare);
});

test('flags may be 1, "1", true or "true" [S3.03]', () => {
  for (const yes of [1, '1', true, 'true']) expect(one({ ...plain, isLiquid: yes })).toMatchObject({ isLiquid: true });
  for (const no of [0, '0', false, 'false', '', null]) {
    expect(one({ ...plain, isLiquid: no })).toMatchObject({ isLiquid: false });
  }
  expect(one({ ...plain, in_stock: '0' })).toMatchObject({ inStock: false });
  expect(one({ ...plain, isLiquid: 'perhaps' })).toMatch(/^isLiquid/);
});

test('prices may be strings or numbers, and are never guessed [S3.09]', () => {
  const priced = (price: unknown) => one({ ...plain, product_variants: [{ id: 7, price }] });
  for (const price of ['7.90', '7.9', 7.9, ' 7.90 ', '7.900']) {
    expect(priced(price)).toMatchObject({ variants: [{ price: 790, additionalPrice: 0, size: '' }] });
  }
  expect(priced(null)).toMatchObject({ variants: [{ price: null }] });
  expect(priced('0')).toMatchObject({ variants: [{ price: 0 }] });
  for (const price of ['7.905', '-1', '7,90', 'free', '1e3', Number.NaN, {}, true]) {
    expect(priced(price)).toMatch(/^product_variants/);
  }
});

test('lists and numbers may come as text [S3.05, S3.08]', () => {
  const product = one({
    ...plain,
    id: '1',
    priority: '3',
    catHierarchyIds: '[5,"6",5]',
    product_variants: JSON.stringify([{ id: '7', price: '1.00', size: 'L' }]),
    product_ingredients: '[{"ingredientId":"9","type":"addable","priority":"2"}]',
    discount_percent: '12.5',
  });
  expect(product).toMatchObject({
    id: 1,
    priority: 3,
    categoryIds: [5, 6],
    variants: [{ id: 7, price: 100, size: 'L' }],
    ingredients: [{ ingredientId: 9, role: 'addable', priority: 2 }],
    discountPercent: 12.5,
  });
  expect(one({ ...plain, product_variants: '[{"id":' })).toMatch(/^product_variants/);
});

test('an unknown field of a newer server is ignored [S3.01]', () => {
  const product = one({
    ...plain,
    calories: 400,
    type: 'tasting',
    translations: { en: { name: 'x' }, xx: { name: 'y' }, de: 5 },
  });
  expect(product).toMatchObject({ id: 1, type: 'normal' });
  expect(product).not.toHaveProperty('calories');
});

test('an unsellable product is left out with its reason, and never hides the menu', () => {
  const bad = [
    { ...plain, id: 'x' },
    { ...plain, name: '' },
    { ...plain, name: 5 },
    { ...plain, slug: null },
    { ...plain, catHierarchyId: null },
    { ...plain, discount_percent: 101 },
    { ...plain, discount_percent: -1 },
    { ...plain, discount_money: 'some' },
    { ...plain, product_variants: 'soon' },
    null,
    'salad',
    [],
    { ...plain, id: 1.5 },
    { ...plain, id: -1 },
  ];
  const parsed = parseProducts([plain, ...bad, { ...plain, id: 2 }], EUR);
  expect(parsed?.items.map(({ product }) => product.id)).toEqual([1, 2]);
  expect(parsed?.rejected).toHaveLength(bad.length);
  expect(parsed?.rejected.map(({ index }) => index)).toEqual(bad.map((_, at) => at + 1));
  expect(parsed?.rejected.every(({ reason }) => reason.length > 0 && reason.length <= 200)).toBe(true);
  expect(parseProducts({ error: 'no list' }, EUR)).toBeUndefined();
});

test('a picture from another server is not shown, but the product is shown [S3.04]', () => {
  const images = [
    { path: 'https://elsewhere.example/spy.gif', width: 1, height: 1, widths: [1] },
    { path: '/pictures/../../etc/passwd', width: 1, height: 1, widths: [1] },
    { path: '/pictures/0123456789abcdef', width: '640', height: 480, widths: ['320', 640] },
  ];
  expect(one({ ...plain, product_images: images, image_position_y: '30', image_scale: 120 })).toMatchObject({
    images: [{ path: '/pictures/0123456789abcdef', width: 640, widths: [320, 640], positionY: 30, scale: 120 }],
  });
});

test('a category’s links may be a list, JSON in text, or a bare link [S3.11]', () => {
  const links = (value: unknown) =>
    parseHierarchy([{ id: 1, slug: 'a', name: 'A', links: value }], 'en')?.items[0]?.category.links;
  for (const value of [[{ link: 'https://a.example' }], '[{"link":"https://a.example"}]', ['https://a.example']]) {
    expect(links(value)).toEqual(['https://a.example']);
  }
  expect(links(null)).toEqual([]);
  expect(links('')).toEqual([]);
});

test('an invalid category is left out and its children move to its parent; a cycle ends', () => {
  const leaf = { id: 3, slug: 'c', name: 'C', children: [] };
  const tree = [{ id: 1, slug: 'a', name: 'A', children: [{ id: 2, slug: '', name: 'B', children: [leaf] }] }];
  const parsed = parseHierarchy(tree, 'en');
  expect(parsed?.items.map(({ category }) => [category.id, category.parentId])).toEqual([
    [1, undefined],
    [3, 1],
  ]);
  expect(parsed?.rejected).toMatchObject([{ id: '2' }]);
  const loop: { id: number; slug: string; name: string; children: unknown[] } = { ...leaf, children: [] };
  loop.children.push(loop);
  expect(parseHierarchy([loop], 'en')?.items).toHaveLength(1);
  expect(parseHierarchy('no tree', 'en')).toBeUndefined();
});

test('ingredients may be keyed by id or a list [S3.10]', () => {
  const egg = { id: '4', name: 'Egg', price: '1.20', active: '1' };
  for (const body of [{ 4: egg }, [egg]]) {
    expect(parseIngredients(body, EUR.currency)?.items[0]?.ingredient).toMatchObject({
      id: 4,
      price: 120,
      active: true,
    });
  }
  expect(
    parseIngredients(
      [
        { ...egg, price: null },
        { ...egg, price: '-1' },
      ],
      EUR.currency,
    ),
  ).toMatchObject({
    items: [{ ingredient: { price: 0 } }],
    rejected: [{ index: 1 }],
  });
});

test('missing and unreadable settings have their default [S8.29]', () => {
  expect(parseSettings({})).toEqual({ ok: true, value: DEFAULT_SETTINGS });
  const odd = {
    default_lang: { value: 'tlh' },
    orders_allowed: { value: 'perhaps' },
    order_expire_hours: { value: '-3' },
    design_theme: { value: 7 },
    working_hours_1: { value: 'always' },
    promotions_html: 'not an entry',
    show_footer: { value: '1' },
    booking_interval: { value: '30' },
    unheard_of: { value: [1] },
  };
  expect(parseSettings(odd)).toEqual({
    ok: true,
    value: { ...DEFAULT_SETTINGS, showFooter: true, bookingIntervalMinutes: 30 },
  });
  for (const body of [null, [], 'no', 5]) expect(parseSettings(body).ok).toBe(Array.isArray(body));
});

test('languages that the app does not support are ignored [S3.36]', () => {
  expect(parseLanguages(['en', { code: 'de', name: 'Deutsch' }, { code: 'tlh' }, 5, null])).toEqual(['en', 'de']);
  expect(parseLanguages({ en: 1 })).toBeUndefined();
});

test('tags are parsed within their categories or alone [S7.08]', () => {
  const tag = { id: '2', name: 'Cold', translations: null };
  expect(parseSubcategories([tag, { id: 'x' }])).toMatchObject({ items: [{ id: 2, name: 'Cold' }], rejected: [{}] });
  const category = { id: 1, slug: 'salads', name: 'Salads', subcategories: [tag] };
  expect(parseCategoriesWithSubcategories([category, 5])).toMatchObject({
    items: [{ id: 1, slug: 'salads', subcategories: [{ id: 2 }] }],
    rejected: [{ index: 1 }],
  });
});

test('an unreadable place is left out, and the others stay [S3.19, S3.20]', () => {
  const place = {
    id: 1,
    slug: 'a',
    text_language: 'bg',
    currency: 'EUR',
    time_zone: 'Europe/Sofia',
    default_lang: 'bg',
    languages: ['bg'],
  };
  const tier = { type: 'spot', id: 1, discounts: [{ price_over: '0.001', value: 1, value_type: 'money' }] };
  const parsed = parseClient({
    id: 'tabl',
    places: [place, { ...place, id: 2, currency: 'euro' }, { ...place, id: 3, ordertypes: [tier] }, null],
  });
  expect(parsed).toMatchObject({ ok: true, value: { places: [{ id: 1, name: '', orderTypes: [] }] } });
  expect(parseClient({ places: [] }).ok).toBe(false);
});
