// Additional order types of rooms in a venue's file, on their way to a guest's device.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { orderTypeSchema, orderTypeToWire, toOrderType } from '#contract/place/order-type.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { checkCheckout } from '../../../server/venue/checkout/check-checkout.ts';
import { compileCheckout } from '../../../server/venue/checkout/compile-checkout.ts';
import { parseVenue } from '../../../server/venue/parse-venue.ts';
import { pathText } from '../../../server/venue/problem.ts';
import { checkText } from '../../../server/venue/venue-text.ts';
import { type Json, set, smallVenue } from '../../support/small-venue.ts';

const EUR = 'EUR' as Currency;
const POOL = { key: 'pool', name: { bg: ' До басейна ', en: 'By the pool' } };
const LOBBY = { key: 'lobby', name: 'В лобито' };

const parsed = (additionalTypes: Json, type = 'room') => {
  const venue = smallVenue();
  set(venue, 'orderTypes', [{ type, additionalTypes }]);
  return parseVenue(venue);
};
const read = (...given: Parameters<typeof parsed>) => {
  const { readable, problems } = parsed(...given);
  if (!readable) throw new Error(problems.map(({ message }) => message).join('\n'));
  return readable;
};
const told = (...given: Parameters<typeof parsed>) => {
  const problems: string[] = [];
  const report = (...[path, message]: Parameters<Parameters<typeof checkText>[1]>) =>
    void problems.push(`${pathText(path)}: ${message}`);
  const readable = read(...given);
  checkCheckout(readable, report);
  checkText(readable, report);
  return problems;
};

test('additional types: reach a guest’s device with their translations, and older pages pass them over', () => {
  expect(told([POOL, LOBBY])).toEqual([]);
  const { venue } = read([POOL, LOBBY]);
  const [type] = venue.orderTypes;
  if (!type) throw new Error('no order type');
  const compiled = { type: 'room', id: 6, discounts: [], prices: [], radiuses: [], shapes: [] } as const;
  const sent = orderTypeToWire({ ...compiled, ...compileCheckout(type, venue, () => 1) }, EUR);
  expect(sent).toMatchObject({
    additional_types: [
      { name: 'До басейна', translations: { en: { name: 'By the pool' } } },
      { name: 'В лобито', translations: {} },
    ],
  });
  const arrived = toOrderType(v.parse(orderTypeSchema, JSON.parse(JSON.stringify(sent))), EUR);
  expect(arrived?.additionalTypes).toEqual([
    { text: 'До басейна', by: { en: 'By the pool' } },
    { text: 'В лобито', by: {} },
  ]);
  const { additional_types: _, ...older } = orderTypeSchema.entries;
  expect(v.safeParse(v.object(older), sent).success).toBe(true);
  expect(
    orderTypeToWire({ ...compiled, ...compileCheckout({ ...type, additionalTypes: [] }, venue, () => 1) }, EUR),
  ).not.toHaveProperty('additional_types');
});

test.each([
  ['an order type that is no room', [POOL], 'orderTypes[0].additionalTypes: "preorder" is not for rooms', 'preorder'],
  [
    'a key that two of them have',
    [POOL, { ...LOBBY, key: 'pool' }],
    'orderTypes[0].additionalTypes[1].key: "pool" is the key of another one already: orderTypes[0].additionalTypes[0].key',
  ],
  [
    'a name that two of them have',
    [POOL, { key: 'spa', name: 'До басейна' }],
    'orderTypes[0].additionalTypes[1].name: "До басейна" is the name of another one already: orderTypes[0].additionalTypes[0].name',
  ],
  [
    'a name that no order can bear',
    [{ key: 'pool', name: 'б'.repeat(61) }],
    'orderTypes[0].additionalTypes[0].name: has over 60 characters, or some that an order does not take',
  ],
  ['an empty name', [{ key: 'pool', name: ' ' }], 'orderTypes[0].additionalTypes[0].name: is empty'],
  [
    'a name that lacks the default language',
    [{ key: 'pool', name: { en: 'By the pool' } }],
    'orderTypes[0].additionalTypes[0].name: says nothing in bg, the default language',
  ],
])('additional types: the import reports %s', (_, types, problem, type = 'room') => {
  expect(told(types, type)).toEqual([problem]);
});

test('additional types: the import takes a dozen, and reports more', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ key: `at-${at}`, name: `На ${at}` }));
  expect(parsed(many(12)).problems).toEqual([]);
  expect(parsed(many(13)).problems.map(({ path }) => path)).toEqual(['orderTypes[0].additionalTypes']);
});
