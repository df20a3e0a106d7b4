// Addresses of pickup places in a venue's file, on their way to a guest's device.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { orderTypeSchema, orderTypeToWire, toOrderType } from '#contract/place/order-type.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { compileCheckout } from '../../../server/venue/checkout/compile-checkout.ts';
import { parseVenue } from '../../../server/venue/parse-venue.ts';
import { pathText } from '../../../server/venue/problem.ts';
import { checkText } from '../../../server/venue/venue-text.ts';
import { type Json, set, smallVenue } from '../../support/small-venue.ts';

const EUR = 'EUR' as Currency;
const read = (address: Json) => {
  const venue = smallVenue();
  set(venue, 'orderTypes', [{ type: 'preorder', pickupPlaces: [{ key: 'market', name: 'Пазар', address }] }]);
  const { readable, problems } = parseVenue(venue);
  if (!readable) throw new Error(problems.map(({ message }) => message).join('\n'));
  return readable;
};
const sentOf = (address: Json) => {
  const { venue } = read(address);
  const [type] = venue.orderTypes;
  if (!type) throw new Error('no order type');
  const compiled = { type: 'preorder', id: 3, discounts: [], prices: [], radiuses: [], shapes: [] } as const;
  return orderTypeToWire({ ...compiled, ...compileCheckout(type, venue, () => 1) }, EUR);
};
const arrived = (wire: unknown) =>
  toOrderType(v.parse(orderTypeSchema, JSON.parse(JSON.stringify(wire))), EUR)?.pickupPlaces?.[0];

test('pickup address: reaches a guest’s device with its translations', () => {
  const sent = sentOf({ bg: 'Ситняково 14', en: '14 Sitnyakovo' });
  expect(sent.pickup_places).toEqual([
    { id: 1, name: 'Пазар', address: 'Ситняково 14', translations: { en: { address: '14 Sitnyakovo' } } },
  ]);
  expect(arrived(sent)).toEqual({
    ...{ id: 1, name: { text: 'Пазар', by: {} } },
    ...{ address: 'Ситняково 14', addressBy: { en: '14 Sitnyakovo' } },
  });
});

test('pickup address: a single text for all languages, as in older files and servers, stays unchanged', () => {
  const place = { id: 1, name: { text: 'Пазар', by: {} }, address: 'Ситняково 14', addressBy: {} };
  expect(arrived(sentOf('Ситняково 14'))).toEqual(place);
  expect(arrived({ ...sentOf(''), pickup_places: [{ id: 1, name: 'Пазар', address: 'Ситняково 14' }] })).toEqual(place);
});

test('pickup address: translations without the venue’s own language are refused', () => {
  const told: string[] = [];
  checkText(read({ en: '14 Sitnyakovo' }), (path, message) => void told.push(`${pathText(path)}: ${message}`));
  expect(told).toEqual([expect.stringContaining('pickupPlaces')]);
});
