// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { venueChanges } from '#domain/owner/venue-changes.ts';
import type { Json, VenueFile } from '#domain/owner/venue-file.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { ChangeList } from '#staff/publish/change-list.tsx';
import { previewOf } from '#staff/publish/preview-of.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const TERMS = {
  money: { language: 'en', currency: 'EUR' as Currency, suffix: '€', second: undefined },
  languages: { all: ['en'], first: 'en' },
} as const;
const base: VenueFile = { currency: 'EUR', defaultLanguage: 'en', languages: ['en'], products: [], categories: [] };

/** Texts of the sheet for all differences between two files. */
const told = (was: VenueFile, now: VenueFile): readonly string[] => {
  const [published, file] = [
    { ...base, ...was },
    { ...base, ...now },
  ];
  const changes = venueChanges(published, file).map((one) => ({ ...one, path: [...one.path], by: null, edits: [] }));
  const preview = previewOf(file, published, { base: 'b', edits: [], conflicts: [], problems: [], changes });
  renderScreen(<ChangeList changes={preview.changes} terms={TERMS} />);
  return screen.getAllByTestId('previewed-change').map((one) => words(one));
};

const corners = [
  [42.7, 23.2],
  [42.8, 23.3],
  [42.7, 23.4],
];
const delivery = (list: string, value: Json): VenueFile => ({ orderTypes: [{ type: 'delivery', [list]: value }] });
const zone = { name: { en: 'Centre' }, deliveryPrice: '1.90', coordinates: corners };
const far = { name: { en: 'Far' }, deliveryPrice: '4', coordinates: corners };

test('change list: a changed zone shows name, price and terms; unchanged zones are not listed', () => {
  const now = { ...zone, deliveryPrice: '9.10', freeFrom: '30', minimum: '12', coordinates: corners.toReversed() };
  expect(told(delivery('shapes', [zone, far]), delivery('shapes', [now, far]))).toEqual([
    'Zones on the mapCentre: 1.90 € → Centre: 9.10 € · free from 30.00 € · minimum order 12.00 € · other corners',
  ]);
});

test('change list: rings and prices by amount show their numbers', () => {
  const ring = { start: 0, end: 2.5, deliveryPrice: '2' };
  expect(told(delivery('radiuses', [ring]), delivery('radiuses', [{ ...ring, deliveryPrice: '3' }]))).toEqual([
    'By distance0–2.5 km: 2.00 € → 0–2.5 km: 3.00 €',
  ]);
});

test('change list: prices by the order’s amount are listed with their zone', () => {
  const way = { priceOver: '20', price: '3.50' };
  expect(told(delivery('prices', [way]), delivery('prices', [{ ...way, price: '0' }]))).toEqual([
    'By the amount of the orderon orders from 20.00 € on: 3.50 € → on orders from 20.00 € on: 0.00 €',
  ]);
});

test('change list: a region is listed by name', () => {
  const region = { key: 'region-mic1', name: { en: 'East' }, deliveryPrice: '2' };
  const other = { key: 'region-mic2', name: { en: 'West' }, deliveryPrice: '2' };
  expect(told(delivery('regions', [region]), delivery('regions', [{ ...region, deliveryPrice: '3' }, other]))).toEqual([
    'Parts of town · EastWhat the way costs2.00 € → 3.00 €',
    'Parts of town · WestnewWest: 2.00 €',
  ]);
});

test('change list: a value that was empty, or is empty now, says so in words', () => {
  const soup = (more: object) => ({ products: [{ slug: 'soup', name: { en: 'Soup' }, ...more }] });
  const [bare, cold] = [soup({}), soup({ label: { en: 'cold' } })];
  expect(told(bare, cold).at(-1)).toMatch(/was empty → cold$/);
  expect(told(cold, bare).at(-1)).toMatch(/cold → empty now$/);
});

test('change list: each field of a station and a printer is listed by name', () => {
  const grill = { id: 'station-mic1', name: { en: 'Grill' }, categories: [] };
  const bar = { id: 'bar', name: { en: 'Bar' }, categories: [] };
  const printer = { name: 'desk', address: '10.0.0.1:9100' };
  expect(
    told(
      { stations: [grill, bar], printers: [printer] },
      {
        stations: [
          { ...grill, name: { en: 'Fire' } },
          { ...bar, default: true },
        ],
        printers: [{ ...printer, stations: ['station-mic1'], mode: 'text', width: 58 }],
      },
    ),
  ).toEqual([
    'Stations · FireNameGrill → Fire',
    'Stations · BarWhat no station has goes toNo → Yes',
    'Printers · deskWhose tickets it printsAll stations → Fire',
    'Printers · deskHow it printsDrawn: any script, right at once → In its own letters: quicker, once its test slip was confirmed',
    'Printers · deskWidth of the paper80 mm → 58 mm',
  ]);
});

test('change list: tax and charges list only their changed parts', () => {
  const charge = { valueType: 'percent', value: '10', orderTypes: ['spot'] };
  expect(
    told(
      { vat: { here: '9', away: '20' }, serviceCharge: charge },
      {
        vat: { here: '10', away: '20' },
        serviceCharge: { valueType: 'money', value: '1.5', orderTypes: ['spot', 'delivery'] },
      },
    ),
  ).toEqual([
    'VATEaten in the house, in per cent9 → 10',
    'Service chargeHow it is worked outA percentage of the dishes → An amount for each order',
    'Service chargeHow much it is10 % → 1.50 €',
    'Service chargeFor which ordersAdded: Delivery1 other stays as it is',
  ]);
});

test('change list: needs and questions for guests are listed by name, each field separately', () => {
  const water = { key: 'own-mic1', name: { en: 'Water' }, icon: 'water' };
  const ice = { key: 'own-mic2', name: { en: 'Ice' }, icon: 'ice' };
  const asked = { key: 'own-mic3', title: { en: 'Was it good?' }, low: { en: 'No' }, high: { en: 'Yes' } };
  expect(told({}, { service: { needs: [water] } })).toEqual(['What the waiter is called forthe usual ones → Water']);
  cleanup();
  expect(
    told(
      { service: { needs: [water, ice], questions: [asked] } },
      { service: { needs: [ice, { ...water, icon: 'bell' }], questions: [{ ...asked, low: { en: 'Never' } }] } },
    ),
  ).toEqual([
    'What the waiter is called for · WaterPicturewater → bell',
    'What the waiter is called fororderWater, Ice → Ice, Water',
    'Questions to guests · Was it good?Lowest of fiveNo → Never',
  ]);
});

test('change list: hours are listed by day, and a promo code with all its terms', () => {
  const was = { hours: { 1: '09:00-22:00', 2: '09:00-22:00' }, promoCodes: [code] };
  const now = { hours: { 1: '-', 2: '09:00-22:00' }, promoCodes: [{ ...code, value: '15', uses: 5 }] };
  expect(told(was, now)).toEqual([
    'Opening hours · Monday09:00–22:00 → closed',
    'Promo code · LIME-2026−10% on every order → −15% uses in all: 5',
  ]);
});

const code = { code: 'LIME-2026', valueType: 'percent', value: '10' };

test('change list: shows only the author when the setting’s name describes the change', () => {
  const change = {
    key: 'a',
    about: '',
    path: ['vat'],
    kind: 'field',
    was: undefined,
    now: '20',
    by: 'Nikola',
  } as const;
  renderScreen(<ChangeList changes={[change]} terms={TERMS} />);
  expect(words(screen.getByTestId('previewed-change'))).toBe('VATNikolano rate → 20%');
});

const tier = (priceOver: string, value: string): Json => ({ priceOver, valueType: 'percent', value });

test('change list: a discount added to a list shows alone, and the others are counted', () => {
  const [ten, twenty, thirty] = [tier('20', '10'), tier('40', '20'), tier('60', '30')];
  const of = (...tiers: readonly Json[]): VenueFile => ({ orderTypes: [{ type: 'spot', discounts: [...tiers] }] });
  const [one] = told(of(ten, twenty), of(ten, twenty, thirty));
  expect(one).toContain('Added:');
  expect(one).toContain('60.00');
  expect(one).not.toContain('20.00');
  expect(one).toContain('2 others stay as they are');
  expect(screen.getByTestId('list-change').querySelector('del')).toBeNull();
  cleanup();
  const [gone] = told(of(ten, twenty, thirty), of(ten, thirty));
  expect(gone).toContain('Removed:');
  expect(gone).toContain('40.00');
  expect(gone).not.toContain('60.00');
  cleanup();
  const [changed] = told(of(ten, twenty), of(ten, tier('45', '20')));
  expect(changed).toMatch(/40\.00.*→.*45\.00.*1 other stays as it is/);
});

test('change list: allergens name only what came and went, and a long list of discounts folds', () => {
  const dish = (allergens: readonly string[]): VenueFile => ({
    products: [{ slug: 'soup', name: { en: 'Soup' }, allergens: [...allergens] }],
  });
  const [one] = told(dish(['milk', 'eggs', 'fish']), dish(['milk', 'eggs', 'nuts', 'celery']));
  expect(one).toMatch(/Removed: Fish/i);
  expect(one).toMatch(/Added: .*nuts/i);
  expect(one).not.toMatch(/milk/i);
  cleanup();
  const many = [1, 2, 3, 4].map((at) => tier(String(at * 10), '5'));
  told({ orderTypes: [{ type: 'spot' }] }, { orderTypes: [{ type: 'spot', discounts: many }] });
  const folded = screen.getByTestId('list-change').querySelector('details');
  expect(folded?.open).toBe(false);
  expect(words(folded?.querySelector('summary') ?? null)).toBe('4 added');
});
