// Additional order type that the order page starts with.
import { expect, test } from 'vitest';
import { firstAdditionalType } from '#domain/order/checkout/checkout-offer.ts';

const additionalTypes = ['В стаята', 'До басейна'].map((text) => ({ text, by: {} }));

test.each([
  ['a room’s tablet starts with the venue’s first', undefined, true, 'В стаята'],
  ['a guest’s phone starts without one', undefined, false, undefined],
  ['the guest’s choice stays', 'До басейна', true, 'До басейна'],
  ['a choice that the venue no longer offers is dropped', 'На покрива', false, undefined],
])('additional type: %s', (_, chosen, isInRoom, first) => {
  expect(firstAdditionalType({ additionalTypes }, { chosen, isInRoom })).toBe(first);
});

test('additional type: a venue without any has no first one', () => {
  expect(firstAdditionalType({}, { chosen: undefined, isInRoom: true })).toBeUndefined();
});
