// Faults of an address alone, before a venue judges it.
import { expect, test } from 'vitest';
import { ADDRESS_FIELDS, addressFaults } from '#domain/delivery/address-faults.ts';
import { shownPart, withDashes } from '#domain/delivery/house.ts';

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

test('an address of a house has a dash for each empty inside part, which the guest does not see', () => {
  const half = { ...WHOLE, entrance: ' ', bell: '' };
  const filled = withDashes(half);
  expect(filled).toEqual({ ...WHOLE, entrance: '-', bell: '-' });
  expect(addressFaults(filled)).toEqual([]);
  expect([filled.entrance, filled.floor].map(shownPart)).toEqual(['', '3']);
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
