// Addresses in local storage, as a guest, another build or a manual edit may have written them.
import { expect, test } from 'vitest';
import { readSavedAddresses, withoutAccount, writeSavedAddresses } from '#contract/delivery/saved-addresses.ts';
import type { SavedAddress } from '#domain/delivery/saved-addresses.ts';
import type { PlaceId } from '#domain/ids.ts';

const neven = 1 as PlaceId;
const rila = 2 as PlaceId;
const home: SavedAddress = {
  kind: 'home',
  name: '',
  address: {
    words: 'ул. „Шипка“',
    streetNumber: '34',
    floor: '3',
    apartment: '9',
    bell: 'Петрови',
    entrance: 'Б',
    regionId: 4,
    point: { lat: 42.69, lng: 23.34 },
  },
};

test('[S3.34] saved addresses are kept by place, and survive a round trip', () => {
  const first = writeSavedAddresses(null, neven, [home]);
  const both = writeSavedAddresses(first, rila, [{ ...home, kind: 'work' }]);
  expect(readSavedAddresses(both, neven)).toEqual([home]);
  expect(readSavedAddresses(both, rila)).toEqual([{ ...home, kind: 'work' }]);
  expect(readSavedAddresses(writeSavedAddresses(both, neven, []), rila)).toHaveLength(1);
  expect(Object.keys(JSON.parse(first))).toEqual(['1']);
});

test.each([null, '', 'null', '[]', '7', '{"1":{}}', '{"1":"x"}', '{'])('unreadable %j gives no addresses', (text) => {
  expect(readSavedAddresses(text, neven)).toEqual([]);
  expect(readSavedAddresses(writeSavedAddresses(text, neven, [home]), neven)).toEqual([home]);
});

test('an unreadable address is left out, and the others stay', () => {
  const odd = [
    { ...home, kind: 'palace' },
    { ...home, address: { ...home.address, words: 7 } },
    { ...home, address: { ...home.address, point: { lat: 91, lng: 0 } } },
    { ...home, address: { ...home.address, words: 'x'.repeat(401) } },
    null,
    home,
  ];
  expect(readSavedAddresses(JSON.stringify({ 1: odd }), neven)).toEqual([home]);
});

test('sign-out: removes the account’s addresses at all places, and keeps those of the device only', () => {
  const own = { ...home, kind: 'work' as const };
  const first = writeSavedAddresses(null, neven, [{ ...home, ofAccount: true }, own]);
  const text = withoutAccount(writeSavedAddresses(first, rila, [{ ...home, ofAccount: true }]));
  expect(readSavedAddresses(text, neven)).toEqual([own]);
  expect(readSavedAddresses(text, rila)).toEqual([]);
  expect([withoutAccount('{'), withoutAccount(null)]).toEqual([null, null]);
});
