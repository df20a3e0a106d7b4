// Values of the settings page, checked by the import: a value that the import rejects could never be published.
import { describe, expect, test } from 'vitest';
import { DEVICE_SETTINGS } from '#contract/place/device-settings.ts';
import { settingsToWire } from '#contract/place/settings.ts';
import { checkSetting } from '#domain/owner/check-setting.ts';
import { fieldValue, withField } from '#domain/owner/field-values.ts';
import { type FieldKind, kindOf, SETTING_GROUPS, type SettingField } from '#domain/owner/setting-fields.ts';
import { freshCorners } from '#domain/owner/settings/delivery.ts';
import type { Json, VenueFile } from '#domain/owner/venue-file.ts';
import { DEFAULT_DEVICE_SETTINGS } from '#domain/place/device-settings.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { checkVenue } from '../../../server/venue/check-venue.ts';
import { parseVenue } from '../../../server/venue/parse-venue.ts';
import { smallVenue } from '../../support/small-venue.ts';

const LOCATION = { lat: 42.7, lng: 23.3 };
const TERMS = { deliveryPrice: '1.90', freeFrom: '30', minimum: '12' };
const venue: VenueFile = {
  ...smallVenue(),
  location: LOCATION,
  orderTypes: [
    { type: 'spot' },
    { type: 'preorder' },
    { type: 'room' },
    { type: 'delivery' },
    { type: 'served_on_spot' },
  ],
};
const words = { bg: 'Лед', en: 'Ice' };
const WEEK = { 1: '-', 2: '11:00-15:00, 18:00-01:00', 3: '-', 4: '-', 5: '-', 6: '-', 7: '00:00-24:00' };
const FIELDS = Object.values(SETTING_GROUPS).flatMap((group) => Object.keys(group)) as SettingField[];

/** Values that an owner may enter. */
const valuesOf = (kind: FieldKind): readonly Json[] => {
  switch (kind.kind) {
    case 'switch':
      return [0, 1];
    case 'choice':
      return kind.values;
    case 'whole':
      return [0, kind.most];
    case 'line':
      return ['€'];
    case 'email':
      return ['bar@example.com', 'бар@бриз.бг'];
    case 'phone':
      return ['+359 (2) 981-22/33', '0700 12 345'];
    case 'words':
      return [words, 'Само на български'];
    case 'link':
      return ['https://example.com/us'];
    case 'date':
      return ['2026-02-28'];
    case 'rate':
      return [0.94];
    case 'currency':
      return ['CHF'];
    case 'colour':
      return ['#b3202a'];
    case 'language':
      return ['en'];
    case 'languages':
      return [['bg', 'en', 'de', 'es', 'fr-CH']];
    case 'hours':
      return [WEEK];
    case 'location':
      return [{ lat: 42.71, lng: 23.31 }];
    case 'dates':
      return [{ '2026-12-24': '-', '12-31': '11:00-17:00', '2026-08-01/2026-08-14': '-' }];
    case 'needs':
      // All icons, in lists that are short enough.
      return [kind.icons.slice(0, 12), kind.icons.slice(12)].map((icons) =>
        icons.map((icon) => ({ key: icon, name: words, icon })),
      );
    case 'payments':
      return [[{ key: 'cash', name: words }]];
    case 'methods':
      return [[...kind.methods], ['cash']];
    case 'stations':
      return [
        [
          { id: 'station-1', name: words, categories: ['food'], default: true },
          { id: 'station-2', name: words, categories: [] },
        ],
      ];
    case 'printers':
      return [
        [
          {
            name: 'grill',
            address: '192.168.1.50:9100',
            stations: ['kitchen'],
            width: 58,
            mode: 'text',
            codePages: 'star',
          },
          { name: 'desk', address: 'cloudprnt', prints: ['receipts', 'tickets'] },
        ],
      ];
    case 'seasons':
      return ['05-01/09-30', '12-01/02-29', undefined].map((season) => [
        { key: 'garden', name: words, tables: [{ table: '1', seats: 2 }], ...(season !== undefined && { season }) },
      ]);
    case 'vat':
      return ['20', '5.5', { here: '9', away: '20' }];
    case 'charge':
      return [
        { valueType: 'percent', value: '10', orderTypes: ['spot', 'room'] },
        { valueType: 'money', value: '1.50' },
      ];
    case 'amount':
      return ['12', '7.50'];
    case 'zones':
      return [[{ ...TERMS, name: words, coordinates: freshCorners(LOCATION), activeFrom: '11:00', activeTo: '21:00' }]];
    case 'rings':
      return [[{ ...TERMS, start: 0, end: 2.5 }]];
    case 'regions':
      return [[{ ...TERMS, key: 'region-1', name: words }]];
    case 'ways':
      return [[{ priceOver: '0', price: '3.50' }]];
    case 'pickup-places':
      return [
        [
          { key: 'own-1', name: words },
          { key: 'market', name: words, address: 'бул. „Ситняково“ 14' },
        ],
      ];
    case 'additional-types':
      return [
        [
          { key: 'own-1', name: words },
          { key: 'pool', name: 'Басейн' },
        ],
      ];
    case 'questions':
      return [
        [
          { key: 'food', title: words, low: words, high: words },
          { key: 'again', title: words, options: [words] },
        ],
      ];
  }
};

const problemsOf = (file: VenueFile) => {
  const { problems, readable } = parseVenue(file);
  return [...problems, ...(readable ? checkVenue(readable, new Set()) : [])];
};

describe.each(FIELDS)('%s', (field) => {
  test('has values that the import accepts', () => {
    expect(problemsOf(venue)).toEqual([]);
    for (const value of valuesOf(kindOf(field))) {
      // The two currency fields are only valid together; each may be set alone while the option is off.
      if (field === 'settings.show_prices_in_two_currency' && value === 1) continue;
      expect(checkSetting(venue, field, value)).toBeUndefined();
      expect(problemsOf(withField(venue, field, value))).toEqual([]);
    }
  });

  test('can be left to its default', () => {
    if (checkSetting(venue, field, undefined)) return;
    const file = withField(venue, field, undefined);
    expect(fieldValue(file, field)).toBeUndefined();
    expect(problemsOf(file)).toEqual([]);
  });
});

test('the documented default of each setting is the one that applies', () => {
  const house = Object.entries(DEVICE_SETTINGS).map(([key, own]) => [key, { value: DEFAULT_DEVICE_SETTINGS[own] }]);
  const standards = { ...settingsToWire(DEFAULT_SETTINGS), ...Object.fromEntries(house) };
  const told = FIELDS.flatMap((field) => {
    const kind = kindOf(field);
    return 'standard' in kind && kind.kind !== 'currency' && standardOf(field) !== undefined
      ? [[field, Number(kind.standard)]]
      : [];
  });
  expect(told).toEqual(told.map(([field]) => [field, Number(standardOf(String(field)))]));

  /** `undefined`: sent on the wire only when switched on. */
  function standardOf(field: string) {
    return standards[field.replace('settings.', '')]?.value;
  }
});
