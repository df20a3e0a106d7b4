// Probably wrong zones stop the import with their path; unusual ones are only reported.
import { expect, test } from 'vitest';
import { checkDelivery } from '../../../server/venue/delivery/check-delivery.ts';
import { overlappingZones } from '../../../server/venue/delivery/overlapping-zones.ts';
import { parseVenue } from '../../../server/venue/parse-venue.ts';
import { pathText } from '../../../server/venue/problem.ts';
import { type Json, set, smallVenue } from '../../support/small-venue.ts';

const LOCATION = { lat: 42.7, lng: 23.3 };
const square = (lat: number, lng: number, half = 0.01) => [
  [lat - half, lng - half],
  [lat - half, lng + half],
  [lat + half, lng + half],
  [lat + half, lng - half],
];
const OWN = { coordinates: square(42.7, 23.3), deliveryPrice: '1.90' };

const readable = (delivery: object) => {
  const venue = smallVenue();
  set(venue, 'location', LOCATION);
  set(venue, 'orderTypes', [{ type: 'spot' }, { type: 'delivery', ...(delivery as Record<string, Json>) }]);
  const parsed = parseVenue(venue);
  if (!parsed.readable) throw new Error(parsed.problems.map(({ message }) => message).join('\n'));
  return parsed;
};
const problemsOf = (delivery: object) => {
  const { problems, readable: venue } = readable(delivery);
  const told = problems.map(({ path, message }) => `${path}: ${message}`);
  if (venue) checkDelivery(venue, (path, message) => void told.push(`${pathText(path)}: ${message}`));
  return told;
};
const notesOf = (delivery: object) => {
  const { readable: found } = readable(delivery);
  return found ? overlappingZones(found.venue) : [];
};

test('zones: valid zones, rings and regions are accepted', () => {
  const region = { key: 'lozenets', name: 'Лозенец', deliveryPrice: '2.90', activeFrom: '11:00', activeTo: '21:00' };
  const closed = { ...OWN, coordinates: [...OWN.coordinates, OWN.coordinates[0]], name: 'Център', minimum: '12' };
  const radiuses = [
    { start: 0, end: 2, deliveryPrice: '1.90' },
    { start: 2, end: 4, deliveryPrice: '3.90', freeFrom: '45' },
  ];
  expect(problemsOf({ shapes: [OWN, closed], regions: [region], radiuses, freeFrom: '60', minimum: '8' })).toEqual([]);
});

const shape = (coordinates: unknown) => ({ shapes: [OWN, { ...OWN, coordinates }] });
const AT = 'orderTypes[1].shapes[1].coordinates';

test.each([
  ['an empty zone', shape([]), `${AT}: a shape needs three corners or more`],
  ['a zone of two corners', shape(square(42.7, 23.3).slice(0, 2)), `${AT}: a shape needs three corners or more`],
  [
    'a corner that is written twice instead of a third one',
    shape([
      [42.7, 23.3],
      [42.8, 23.3],
      [42.7, 23.3],
      [42.8, 23.3],
    ]),
    `${AT}: a shape needs three corners or more`,
  ],
  [
    'a zone without any area',
    shape([
      [42.7, 23.3],
      [42.8, 23.4],
      [42.9, 23.5],
    ]),
    `${AT}: all its corners stand on one line`,
  ],
  [
    'a bow tie',
    shape([
      [42.6, 23.2],
      [42.8, 23.4],
      [42.8, 23.2],
      [42.6, 23.4],
    ]),
    `${AT}: crosses itself near 42.70000, 23.30000`,
  ],
  [
    'a zone over the date line',
    shape([
      [-17, 179],
      [-17, -179],
      [-18, -179],
      [-18, 179],
    ]),
    `${AT}: runs over the date line: write it as two shapes, one on each side`,
  ],
  [
    'a corner outside of the world',
    shape([...square(42.7, 23.3), [91, 23]]),
    `${AT}[4]: must be a latitude and a longitude in degrees`,
  ],
  [
    'a zone with a hole',
    shape([square(42.7, 23.3), square(42.7, 23.3, 0.001)]),
    new RegExp(`^${AT.replaceAll(/[[\].]/g, '\\$&')}`),
  ],
  [
    'degrees that are swapped',
    { shapes: [{ ...OWN, coordinates: square(42.7, 23.3).map(([lat, lng]) => [lng, lat]) }] },
    'orderTypes[1].shapes: latitude and longitude are swapped: corners are written as [latitude, longitude]',
  ],
  [
    'a venue outside of its own zones',
    { shapes: [{ ...OWN, coordinates: square(43.7, 25.3) }] },
    'orderTypes[1].shapes: none of them holds the venue itself, at 42.7, 23.3',
  ],
  [
    'a ring that ends before it begins',
    { radiuses: [{ start: 4, end: 2, deliveryPrice: '1' }] },
    'orderTypes[1].radiuses[0]: 4 to 2 km is no ring',
  ],
  [
    'rings with a part between them that none holds',
    {
      radiuses: [
        { start: 0, end: 2, deliveryPrice: '1' },
        { start: 3, end: 5, deliveryPrice: '2' },
      ],
    },
    'orderTypes[1].radiuses: no ring holds what lies between 2 and 3 km',
  ],
  [
    'prices by amount that leave the smallest orders out',
    { prices: [{ priceOver: '20', price: '2' }] },
    'orderTypes[1].prices: nothing says what the way costs on orders below 20: begin with "priceOver": "0"',
  ],
  [
    'a price below zero',
    { radiuses: [{ start: 0, end: 2, deliveryPrice: '-1' }] },
    /^orderTypes\[1\]\.radiuses\[0\]\.deliveryPrice/,
  ],
  [
    'half a window',
    { regions: [{ key: 'a', name: 'А', deliveryPrice: '1', activeFrom: '11:00' }] },
    'orderTypes[1].regions[0]: activeFrom and activeTo stand together or not at all',
  ],
  [
    'two regions of one key',
    {
      regions: [
        { key: 'a', name: 'А', deliveryPrice: '1' },
        { key: 'a', name: 'Б', deliveryPrice: '1' },
      ],
    },
    'orderTypes[1].regions[1].key: "a" is the key of another one already: orderTypes[1].regions[0].key',
  ],
  [
    'a least amount with more decimals than the currency',
    { minimum: '1.234' },
    'orderTypes[1].minimum: 1.234 has more decimals than EUR, which has 2',
  ],
])('zones: %s stops the import', (_, delivery, problem) => {
  expect(problemsOf(delivery)).toContainEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
});

test('zones: rings require the venue’s location', () => {
  const { readable: found } = readable({ radiuses: [{ start: 0, end: 2, deliveryPrice: '1' }] });
  const told: string[] = [];
  if (found) {
    const nowhere = { ...found, venue: { ...found.venue, location: undefined } };
    checkDelivery(nowhere, (path) => void told.push(pathText(path)));
  }
  expect(told).toEqual(['orderTypes[1].radiuses']);
});

test('zones: an overlap is reported with the zone that counts; adjoining zones are not', () => {
  const east = { ...OWN, coordinates: square(42.7, 23.32), name: 'Изток' };
  const half = { ...OWN, coordinates: square(42.7, 23.31) };
  expect(notesOf({ shapes: [OWN, east] })).toEqual([]);
  expect(notesOf({ shapes: [OWN, { ...OWN, coordinates: square(42.7, 23.3, 0.002) }] })).toEqual([
    'delivery: the zones shapes[0] and shapes[1] overlap; where both hold a guest, shapes[0] counts',
  ]);
  expect(notesOf({ shapes: [east, half] })).toEqual([
    'delivery: the zones Изток and shapes[1] overlap; where both hold a guest, Изток counts',
  ]);
});

test('zones: a ring that covers an earlier one is reported', () => {
  const radiuses = [
    { start: 0, end: 2, deliveryPrice: '1' },
    { start: 1, end: 4, deliveryPrice: '2' },
    { start: 4, end: 5, deliveryPrice: '3' },
  ];
  expect(notesOf({ radiuses })).toEqual(['delivery: the ring 1 to 4 km lies over an earlier one, which counts']);
});
