// Saved addresses of a guest at a place.
import { expect, test } from 'vitest';
import {
  findAddresses,
  forgetAddress,
  keepAddress,
  MOST_SAVED,
  mergeAddresses,
  type SavedAddress,
} from '#domain/delivery/saved-addresses.ts';

const address = (words: string) => ({ words, streetNumber: '1', floor: '', apartment: '', bell: '', entrance: '' });
const home: SavedAddress = { kind: 'home', name: '', address: address('ul. Shipka') };
const villa: SavedAddress = { kind: 'other', name: 'Вила', address: address('Boyana') };
const nameOf = ({ kind, name }: SavedAddress) => (kind === 'other' ? name : kind);

test('a saved address replaces one of the same name in any spelling, and moves to the front', () => {
  const again: SavedAddress = { kind: 'other', name: ' вила ', address: address('Simeonovo') };
  expect(keepAddress([home, villa], again)).toEqual([again, home]);
  const elsewhere = { ...home, address: address('bul. Vitosha') };
  expect(keepAddress([villa, home], elsewhere)).toEqual([elsewhere, villa]);
});

test('the oldest saved address is removed when too many are kept', () => {
  const many = Array.from({ length: MOST_SAVED }, (_, i): SavedAddress => ({ ...villa, name: `villa ${i}` }));
  expect(keepAddress(many, home)).toEqual([home, ...many.slice(0, -1)]);
});

test('forgetting an address removes only that address', () => {
  expect(forgetAddress([home, villa], home)).toEqual([villa]);
  expect(forgetAddress([home, villa], { ...villa, name: 'Друга' })).toEqual([home, villa]);
});

test('[S8.25] address search matches names and words, and finds none when no address fits', () => {
  expect(findAddresses([home, villa], 'ВИЛ', nameOf)).toEqual([villa]);
  expect(findAddresses([home, villa], 'shipka', nameOf)).toEqual([home]);
  expect(findAddresses([home, villa], '', nameOf)).toEqual([home, villa]);
  expect(findAddresses([home, villa], 'office', nameOf)).toEqual([]);
});

test('merge: keeps each address of account and device once, and renames one whose name is taken', () => {
  const elsewhere: SavedAddress = { ...home, address: address('bul. Vitosha') };
  const spelt = { ...home.address, words: ' UL. SHIPKA ' };
  expect(mergeAddresses([home], [villa, { ...home, kind: 'work', address: spelt }])).toEqual([home, villa]);
  expect(mergeAddresses([home], [elsewhere])).toEqual([home, { ...elsewhere, kind: 'other', name: 'bul. Vitosha' }]);
  const flats = ['9', '10'].map(
    (apartment): SavedAddress => ({ ...elsewhere, address: { ...elsewhere.address, apartment } }),
  );
  expect(mergeAddresses([home], flats).map(({ name, address: { apartment } }) => [name, apartment])).toEqual([
    ['', ''],
    ['bul. Vitosha', '9'],
    ['bul. Vitosha (2)', '10'],
  ]);
  const many = Array.from(
    { length: MOST_SAVED },
    (_, i): SavedAddress => ({
      ...{ kind: 'other', name: `villa ${i}`, address: address(`Boyana ${i}`) },
    }),
  );
  expect(mergeAddresses(many, [home])).toEqual(many);
});
