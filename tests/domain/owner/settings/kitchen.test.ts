import { describe, expect, test } from 'vitest';
import { checkSetting } from '#domain/owner/check-setting.ts';
import { cookedCategories, stationNames, uncookedIn } from '#domain/owner/settings/kitchen.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';

const grill = { id: 'grill', name: { bg: 'Скара', en: 'Grill' }, categories: ['food'] };
const bar = { id: 'bar', name: { bg: 'Бар' }, categories: ['drinks'] };
const file: VenueFile = {
  currency: 'EUR',
  defaultLanguage: 'bg',
  languages: ['bg', 'en'],
  stations: [grill, bar],
  printers: [{ name: 'bar', address: '192.168.1.50:9100', stations: ['bar'] }],
  categories: [
    { slug: 'food', name: 'Храна' },
    { slug: 'drinks', name: 'Напитки' },
    { slug: 'soups', parent: 'food', name: 'Супи' },
    { slug: 'sweets', name: 'Сладко' },
    { slug: 'map', name: 'Карта', type: 'link' },
  ],
  products: [
    { slug: 'tarator', categories: ['soups'] },
    { slug: 'cake', categories: ['sweets'] },
  ],
};

test('a category without a station is listed with the station that gets its dishes', () => {
  expect(uncookedIn(file, file.stations)).toEqual({ categories: ['Сладко'], goTo: 'Скара' });
  expect(uncookedIn(file, [grill, { ...bar, default: true }])).toEqual({ categories: ['Сладко'], goTo: 'Бар' });
  expect(uncookedIn(file, [grill, { ...bar, categories: ['drinks', 'sweets'] }]).categories).toEqual([]);
  expect(uncookedIn(file, undefined).categories).toEqual([]);
});

test('categories are offered in tree order, without those that hold no dish', () => {
  expect(cookedCategories(file).map(({ slug, depth }) => [slug, depth])).toEqual([
    ['food', 0],
    ['soups', 1],
    ['drinks', 0],
    ['sweets', 0],
  ]);
  expect(stationNames({ ...file, stations: [] })).toEqual([{ id: 'kitchen', name: '' }]);
});

describe('stations and printers', () => {
  test.each([
    ['stations', [grill], { kind: 'station-in-use', printer: 'bar' }],
    ['stations', undefined, { kind: 'station-in-use', printer: 'bar' }],
    ['stations', [grill, bar], undefined],
    ['stations', [grill, bar, bar], { kind: 'same-key' }],
    ['stations', [grill, { id: 'bar', name: { en: 'Bar' } }], { kind: 'at', at: '1.name', why: 'words' }],
    ['stations', [grill, bar, ...Array.from({ length: 12 }, (_, i) => ({ id: `more-${i}`, name: 'Още' }))], undefined],
    ['printers', [{ name: 'Скара', address: '10.0.0.1:9100' }], { kind: 'at', at: '0.name', why: 'printer-name' }],
    ['printers', [{ name: 'a', address: '10.0.0.1' }], { kind: 'at', at: '0.address', why: 'printer-address' }],
    ['printers', [{ name: 'a', address: '10.0.0.1:99999' }], { kind: 'at', at: '0.address', why: 'port' }],
    ['printers', [{ name: 'a', address: 'cloudprnt', prints: [] }], { kind: 'at', at: '0.prints', why: 'papers' }],
    [
      'printers',
      [
        { name: 'a', address: 'folder:a' },
        { name: 'a', address: '[::1]:9100' },
      ],
      { kind: 'at', at: '1.name', why: 'taken' },
    ],
    ['printers', undefined, undefined],
  ] as const)('%s: %j has the fault %j', (field, value, fault) => {
    expect(checkSetting(file, field, value)).toEqual(fault);
  });
});
