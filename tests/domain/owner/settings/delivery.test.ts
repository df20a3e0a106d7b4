import { describe, expect, test } from 'vitest';
import { viewOf } from '#domain/delivery/map-view.ts';
import { drawnZones } from '#domain/delivery/map-zones.ts';
import { checkSetting } from '#domain/owner/check-setting.ts';
import { fieldChanges, withField } from '#domain/owner/field-values.ts';
import { drawnPlace, freshCorners } from '#domain/owner/settings/delivery.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';

const LOCATION = { lat: 42.7, lng: 23.3 };
const file: VenueFile = {
  currency: 'EUR',
  defaultLanguage: 'bg',
  languages: ['bg'],
  location: LOCATION,
  orderTypes: [{ type: 'spot' }, { type: 'delivery', minimum: '10' }],
};
const zone = { name: 'Център', deliveryPrice: '1.90', coordinates: freshCorners(LOCATION) };
const [a, b, c, d] = freshCorners(LOCATION) as readonly (readonly [number, number])[];
if (!a || !b || !c || !d) throw new Error('a new zone has four corners');
const swap = ([lat, lng]: readonly [number, number]) => [lng, lat] as const;
const at = (where: string, why: string) => ({ kind: 'at', at: where, why });
const SHAPES = 'orderTypes.delivery.shapes';
const RINGS = 'orderTypes.delivery.radiuses';

describe('terms of delivery', () => {
  test.each([
    [SHAPES, [zone], undefined],
    [SHAPES, [{ ...zone, coordinates: [a, c, b, d] }], at('0.corners', 'crosses')],
    [SHAPES, [{ ...zone, coordinates: [a, b] }], at('0.corners', 'few')],
    [
      SHAPES,
      [
        zone,
        {
          ...zone,
          coordinates: [
            [42.7, 179],
            [42.8, -179],
            [42.6, -179],
          ],
        },
      ],
      at('1.corners', 'date-line'),
    ],
    [SHAPES, [{ ...zone, coordinates: [a, b, ['north', 23]] }], { ...at('0.corners', 'degrees'), corner: 3 }],
    [SHAPES, [{ ...zone, coordinates: [a, b, c, d].map(swap) }], at('zones', 'swapped')],
    [SHAPES, [{ ...zone, coordinates: [a, b, c, d].map(([lat, lng]) => [lat + 1, lng]) }], at('zones', 'outside')],
    [SHAPES, [{ ...zone, deliveryPrice: '1.905' }], at('0.deliveryPrice', 'amount')],
    [SHAPES, [{ ...zone, activeFrom: '11:00' }], at('0.window', 'half')],
    [SHAPES, [{ ...zone, name: { en: 'Centre' } }], at('0.name', 'words')],
    [RINGS, [{ start: 0, end: 2.5, deliveryPrice: '4.90', freeFrom: '60' }], undefined],
    [
      RINGS,
      [
        { start: 0, end: 2, deliveryPrice: '1' },
        { start: 3, end: 5, deliveryPrice: '2' },
      ],
      at('1.start', 'gap'),
    ],
    [RINGS, [{ start: 1, end: 2, deliveryPrice: '1' }], at('0.start', 'gap')],
    [RINGS, [{ start: 2, end: 2, deliveryPrice: '4.90' }], at('0.end', 'ring')],
    [RINGS, [{ start: 0, end: 'far', deliveryPrice: '4.90' }], at('0.end', 'number')],
    ['orderTypes.delivery.regions', [{ key: 'region-1', deliveryPrice: '2' }], at('0.name', 'words')],
    ['orderTypes.delivery.prices', [{ priceOver: '0', price: 'free' }], at('0.price', 'amount')],
    ['orderTypes.delivery.prices', [{ priceOver: '20', price: '2' }], at('0.priceOver', 'from-zero')],
    ['orderTypes.delivery.minimum', '12.50', undefined],
    ['orderTypes.delivery.minimum', '12,5', at('value', 'amount')],
  ] as const)('%s: %j has the fault %j', (field, value, fault) => {
    expect(checkSetting(file, field, value)).toEqual(fault);
  });

  test('rings need a venue with a location', () => {
    const { location: _, ...nowhere } = file;
    expect(checkSetting(nowhere, RINGS, [{ start: 0, end: 2, deliveryPrice: '1' }])).toEqual(
      at('0.end', 'no-location'),
    );
  });
});

test('a change of zones carries the value that it saw, and leaves other order types unchanged', () => {
  expect(fieldChanges(file, SHAPES, [zone])).toEqual([
    { path: ['orderTypes', 'delivery', 'shapes'], was: undefined, to: [zone] },
  ]);
  expect(withField(file, SHAPES, [zone]).orderTypes).toEqual([
    { type: 'spot' },
    { type: 'delivery', minimum: '10', shapes: [zone] },
  ]);
});

test('zones are drawn as guests see them, with the edited one marked', () => {
  const view = viewOf([LOCATION], 2);
  const drawn = drawnZones(drawnPlace(file, [zone, { ...zone, name: 'Изток' }]), view, { by: 'shape', id: 1 }, 0);
  expect(drawn.map(({ name, price, isChosen }) => [name?.text, price, isChosen])).toEqual([
    ['Изток', 190, true],
    ['Център', 190, false],
  ]);
});
