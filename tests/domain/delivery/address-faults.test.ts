// Faults of an address alone, before a venue judges it.
import { expect, test } from 'vitest';
import { ADDRESS_FIELDS, addressFaults } from '#domain/delivery/address-faults.ts';
import { asHouse, hasEmptyPart, INSIDE_PARTS, isHouse, withoutEmptyParts } from '#domain/delivery/house.ts';

const WHOLE = { words: 'ul. Shipka', streetNumber: '34', floor: '3', apartment: '9', bell: 'Petrovi', entrance: 'B' };

test('a complete address has no fault, whatever else the order lacks', () => {
  expect(addressFaults(WHOLE)).toEqual([]);
});

test.each(ADDRESS_FIELDS)('[S5.16] the field %s is required, and blanks do not fill it', (field) => {
  const key = field === 'address' ? 'words' : field;
  for (const text of ['', '  ', '\u00a0']) {
    expect(addressFaults({ ...WHOLE, [key]: text })).toEqual([{ field, fault: 'missing' }]);
  }
});

test('a house needs no inside fields, and a flat needs all of them', () => {
  const house = asHouse({ ...WHOLE, floor: '', bell: '' }, true);
  expect(isHouse(WHOLE)).toBe(false);
  expect(isHouse(house)).toBe(true);
  expect(addressFaults(house)).toEqual([]);
  expect(addressFaults(asHouse(house, false)).map(({ field }) => field)).toEqual(INSIDE_PARTS);
});

test('the empty inside fields of a flat are filled with a dash at once, and the typed ones stay', () => {
  const half = { ...WHOLE, entrance: ' ', bell: '' };
  expect(hasEmptyPart(half)).toBe(true);
  const filled = withoutEmptyParts(half);
  expect(filled).toEqual({ ...WHOLE, entrance: '-', bell: '-' });
  expect([hasEmptyPart(filled), isHouse(filled), addressFaults(filled)]).toEqual([false, false, []]);
});

test('[S5.16] a street number has at most 10 characters', () => {
  expect(addressFaults({ ...WHOLE, streetNumber: '1234567890' })).toEqual([]);
  expect(addressFaults({ ...WHOLE, streetNumber: '12345678901' })).toEqual([
    { field: 'streetNumber', fault: 'long', limit: 10 },
  ]);
});

test('all faults are returned together, in field order', () => {
  const none = { words: '', streetNumber: '', floor: '', apartment: '', bell: '', entrance: '' };
  expect(addressFaults(none).map(({ field }) => field)).toEqual(ADDRESS_FIELDS);
});
