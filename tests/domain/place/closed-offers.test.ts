import { expect, test } from 'vitest';
import { closedOffers } from '#domain/place/closed-offers.ts';

const place = { modules: ['reservations'], phone: '+359 2 123 456' };
const nowhere = { ahead: false, seated: false };

test('a closed place offers an order for later, a booking and a call to its phone, as far as it has them', () => {
  expect(closedOffers(place, { ahead: true, seated: false })).toEqual(['later', 'reserve', 'call']);
  expect(closedOffers(place, nowhere)).toEqual(['reserve', 'call']);
  expect(closedOffers({ modules: [], phone: ' ' }, nowhere)).toEqual([]);
});

test('a closed place offers no phone and no other table to a guest at its table', () => {
  expect(closedOffers(place, { ahead: false, seated: true })).toEqual([]);
  expect(closedOffers(place, { ahead: true, seated: true })).toEqual(['later']);
});
