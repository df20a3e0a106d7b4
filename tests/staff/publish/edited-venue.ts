// A venue in which everything can be edited, and an edit of each kind. Its own keys begin with `mic-`, so that they differ
// from texts.
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import type { FieldKind } from '#domain/owner/setting-fields.ts';
import type { Json, VenueFile } from '#domain/owner/venue-file.ts';

const en = (text: string) => ({ en: text });
const corners = [
  [42.7, 23.2],
  [42.8, 23.3],
  [42.7, 23.4],
];

export const VENUE: VenueFile = {
  currency: 'EUR',
  defaultLanguage: 'en',
  languages: ['bg', 'en', 'es', 'de', 'fr-CH'],
  name: en('Lime'),
  orderTypes: [
    { type: 'spot' },
    { type: 'preorder' },
    { type: 'room' },
    { type: 'delivery' },
    { type: 'served_on_spot' },
  ],
  ingredients: { 'mic-salt': { name: en('Salt'), price: '0.50' } },
  groups: {
    'mic-shared': { title: en('Sauces'), options: [{ key: 'mic-hot', name: en('Hot'), price: '1' }] },
  },
  categories: [
    { slug: 'mic-soups', name: en('Soups'), subcategories: { 'mic-cold': en('Cold') } },
    { slug: 'mic-salads', name: en('Salads') },
  ],
  products: [
    {
      slug: 'mic-broth',
      name: en('Broth'),
      categories: ['mic-soups'],
      variants: [
        { key: 'mic-small', size: en('Small'), price: '4' },
        { key: 'mic-large', size: en('Large'), price: '6' },
      ],
      groups: ['mic-shared'],
      goesWith: ['mic-bread'],
    },
    { slug: 'mic-bread', name: en('Bread'), categories: ['mic-soups'], variants: [{ key: 'mic-one', price: '1' }] },
  ],
};

/** Fields that an owner can set on a dish and a category. */
export const FIELDS = {
  products: {
    name: { en: 'Loaf', bg: 'Хляб' },
    description: en('Hot'),
    label: en('New'),
    categories: ['mic-salads'],
    subcategory: 'mic-cold',
    allergens: ['milk'],
    mayContain: ['nuts'],
    diets: ['vegan'],
    discountPercent: 10,
    goesWith: ['mic-broth'],
    booking: { resources: ['mic-court', 'mic-hall_two'], turnMinutes: 15, hours: { 1: '10:00-20:00', 2: '-' } },
    vat: { here: '9', away: '20' },
  },
  categories: { name: { en: 'Broths', bg: 'Супи' }, parent: 'mic-salads', hours: '07:00-11:00', vat: '9' },
} as const satisfies Record<string, Readonly<Record<string, Json>>>;

/** Sample values, applied in turn, starting from no value. */
export const SAMPLES: Readonly<Record<FieldKind['kind'], readonly Json[]>> = {
  switch: [1, 0],
  choice: [2, 1],
  whole: [3, 1],
  line: ['Main street', 'Side street'],
  email: ['a@b.example'],
  phone: ['+359 2 981 22 33'],
  words: [en('Words'), { en: 'Words', bg: 'Думи' }],
  link: ['https://example.com/lime'],
  date: ['2026-12-24'],
  rate: [1.5],
  currency: ['CHF'],
  colour: ['#b3202a'],
  language: ['bg'],
  languages: [['en'], ['en', 'bg']],
  hours: [
    { 1: '09:00-22:00', 2: '09:00-22:00', 7: '-' },
    { 1: '09:00-12:00', 2: '-', 7: '10:00-12:00, 18:00-23:00' },
  ],
  dates: [{ '12-24': '-' }, { '12-24': '09:00-12:00', '2026-12-31/2027-01-02': '-' }],
  needs: [
    [{ key: 'mic-need', name: en('Ice'), icon: 'ice' }],
    [
      { key: 'mic-other', name: en('A chair'), icon: 'child' },
      { key: 'mic-need', name: { en: 'Cubes', de: 'Eis' }, icon: 'wave' },
    ],
    [
      { key: 'mic-need', name: en('Cubes'), icon: 'wave' },
      { key: 'mic-other', name: en('A chair'), icon: 'child' },
    ],
  ],
  payments: [
    [{ key: 'mic-cash', name: en('Cash') }],
    [
      { key: 'mic-cash', name: en('Coins') },
      { key: 'mic-card', name: en('Card') },
    ],
    [{ key: 'mic-card', name: en('Card') }],
  ],
  methods: [['cash'], ['cash', 'online']],
  'pickup-places': [
    [{ key: 'mic-bar', name: en('Bar') }],
    [
      { key: 'mic-market', name: en('Market'), address: 'Market 14' },
      { key: 'mic-bar', name: en('Counter') },
    ],
  ],
  'additional-types': [
    [{ key: 'mic-pool', name: en('Pool') }],
    [
      { key: 'mic-room', name: en('Room') },
      { key: 'mic-pool', name: { en: 'Pools', bg: 'Басейн' } },
    ],
  ],
  questions: [
    [{ key: 'mic-ask', title: en('Was it good?'), low: en('No'), high: en('Yes') }],
    [{ key: 'mic-ask', title: en('Was it fine?'), low: en('Never'), high: en('Always'), options: [en('Soup')] }],
    [{ key: 'mic-ask', title: en('Was it fine?'), low: en('Never'), high: en('Always'), options: [en('Fish')] }],
  ],
  stations: [
    [{ id: 'mic-grill', name: en('Grill'), categories: ['mic-soups'] }],
    [
      { id: 'mic-grill', name: en('Fire'), categories: ['mic-salads'], default: true },
      { id: 'mic-bar', name: en('Bar') },
    ],
    [{ id: 'mic-bar', name: en('Bar') }],
  ],
  printers: [
    [{ name: 'desk', address: '10.0.0.1:9100' }],
    [{ name: 'desk', address: '10.0.0.2:9100', width: 58, mode: 'text', prints: ['receipts'], codePages: 'star' }],
  ],
  seasons: [
    [{ key: 'mic-garden', name: en('Garden'), season: '05-01/09-30' }],
    [{ key: 'mic-garden', name: en('Garden'), season: '12-01/03-31' }],
    [{ key: 'mic-garden', name: en('Garden') }],
  ],
  vat: ['20', { here: '9', away: '20' }, { here: '10', away: '20' }],
  amount: ['12', '15.50'],
  zones: [
    [{ name: en('Centre'), deliveryPrice: '1.90', coordinates: corners }],
    [{ name: en('Centre'), deliveryPrice: '2', freeFrom: '30', minimum: '9', coordinates: corners.toReversed() }],
  ],
  rings: [[{ start: 0, end: 2, deliveryPrice: '2' }], [{ start: 0, end: 3, deliveryPrice: '2' }]],
  regions: [
    [{ key: 'mic-east', name: en('East'), deliveryPrice: '2' }],
    [
      { key: 'mic-east', name: en('Far east'), deliveryPrice: '3', activeFrom: '10:00', activeTo: '12:00' },
      { key: 'mic-west', name: en('West'), deliveryPrice: '1' },
    ],
  ],
  ways: [[{ priceOver: '20', price: '3' }], [{ priceOver: '30', price: '3' }]],
  location: [
    { lat: 42.6977, lng: 23.3219 },
    { lat: 42.7, lng: 23.3 },
  ],
  charge: [
    { valueType: 'percent', value: '10', orderTypes: ['spot'] },
    { valueType: 'money', value: '1.5', orderTypes: ['spot', 'delivery'] },
  ],
};

const product = (...changes: (DraftEdit & { kind: 'product' })['changes']): DraftEdit => ({
  kind: 'product',
  slug: 'mic-broth',
  changes,
});
const tier = { priceOver: '20', valueType: 'percent', value: '10' };
const promo = { code: 'LIME-2026', valueType: 'percent', value: '10' };

/** Each kind of edit that the console sends, applied in order to the same venue. */
export const EDITS: Readonly<Record<DraftEdit['kind'], readonly DraftEdit[]>> = {
  product: [
    product({ path: ['name', 'de'], to: 'Brühe' }),
    product({ path: ['images'], to: [{ name: 'broth' }] }),
    product({ path: ['variants', 'mic-small', 'price'], was: '4', to: '5' }),
    product({ path: ['variants', 'mic-small', 'additionalPrice'], to: '0.20' }),
    product({ path: ['variants', 'mic-small', 'size', 'bg'], to: 'Малка' }),
    product({ path: ['variants', 'mic-huge'], to: { key: 'mic-huge', size: en('Huge'), price: null } }),
  ],
  category: [
    { kind: 'category', slug: 'mic-soups', changes: [{ path: ['name', 'de'], to: 'Suppen' }] },
    { kind: 'category', slug: 'mic-soups', changes: [{ path: ['hours'], to: { 1: '07:00-11:00', 2: '-' } }] },
    { kind: 'category', slug: 'mic-soups', changes: [{ path: ['hours', '1'], was: '07:00-11:00', to: '08:00-11:00' }] },
  ],
  added: [
    { kind: 'added', list: 'categories', what: { slug: 'mic-drinks', name: en('Drinks') } },
    {
      kind: 'added',
      list: 'products',
      what: { slug: 'mic-tea', name: en('Tea'), categories: ['mic-soups'], variants: [{ key: 'one', price: '2' }] },
    },
  ],
  removed: [
    {
      kind: 'removed',
      changes: [
        { path: ['products', 'mic-broth', 'goesWith'], was: ['mic-bread'] },
        { path: ['products', 'mic-bread'], was: (VENUE.products as readonly Json[])[1] },
      ],
    },
    {
      kind: 'removed',
      changes: [
        {
          path: ['products', 'mic-broth', 'variants', 'mic-large'],
          was: { key: 'mic-large', size: en('Large'), price: '6' },
        },
      ],
    },
    {
      kind: 'removed',
      changes: [{ path: ['categories', 'mic-salads'], was: { slug: 'mic-salads', name: en('Salads') } }],
    },
  ],
  order: [
    { kind: 'order', list: 'categories', was: ['mic-soups', 'mic-salads'], to: ['mic-salads', 'mic-soups'] },
    {
      kind: 'order',
      list: 'products',
      within: 'mic-soups',
      was: ['mic-broth', 'mic-bread'],
      to: ['mic-bread', 'mic-broth'],
    },
  ],
  moved: [
    { kind: 'moved', list: 'products', slug: 'mic-bread', from: 'mic-soups', to: 'mic-salads' },
    { kind: 'moved', list: 'categories', slug: 'mic-salads', to: 'mic-soups' },
  ],
  prices: [
    {
      kind: 'prices',
      changes: [{ product: 'mic-broth', variant: 'mic-small', was: '4', to: '5' }],
      modifiers: [
        { path: ['ingredients', 'mic-salt', 'price'], was: '0.50', to: '0.60' },
        { path: ['groups', 'mic-shared', 'options', 'mic-hot', 'price'], was: '1', to: '1.20' },
      ],
    },
  ],
  settings: [{ kind: 'settings', changes: [{ path: ['settings', 'darker_theme'], to: 1 }] }],
  discounts: [
    { kind: 'discounts', changes: [{ path: ['orderTypes', 'spot', 'discounts'], to: [tier] }] },
    {
      kind: 'discounts',
      changes: [{ path: ['orderTypes', 'spot', 'discounts'], was: [tier], to: [{ ...tier, valueType: 'money' }] }],
    },
    { kind: 'discounts', changes: [{ path: ['promoCodes'], to: [promo] }] },
    {
      kind: 'discounts',
      changes: [
        {
          path: ['promoCodes', 'LIME-2026'],
          was: promo,
          to: {
            ...promo,
            valueType: 'money',
            orderTypes: ['spot'],
            until: '2026-12-24T18:00',
            minimum: '20',
            uses: 5,
            off: true,
          },
        },
      ],
    },
    {
      kind: 'discounts',
      changes: [{ path: ['orderNumberDiscounts'], to: [{ onOrderNumber: 3, valueType: 'percent', value: '5' }] }],
    },
  ],
  groups: [
    { kind: 'groups', changes: [{ path: ['groups', 'mic-shared', 'max'], to: 2 }] },
    { kind: 'groups', changes: [{ path: ['groups', 'mic-shared', 'title', 'de'], to: 'Saucen' }] },
    { kind: 'groups', changes: [{ path: ['groups', 'mic-shared', 'options', 'mic-hot', 'active'], to: false }] },
    { kind: 'groups', changes: [{ path: ['groups', 'mic-shared', 'options', 'mic-hot', 'allergens'], to: ['milk'] }] },
    { kind: 'groups', changes: [{ path: ['products', 'mic-broth', 'groups'], was: ['mic-shared'], to: [] }] },
  ],
  sheet: [
    {
      kind: 'sheet',
      changes: [
        { path: ['products', 'mic-broth', 'discountPercent'], to: 5 },
        { path: ['products', 'mic-broth', 'label', 'de'], to: 'Neu' },
      ],
    },
  ],
};
