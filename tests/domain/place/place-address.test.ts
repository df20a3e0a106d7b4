import { expect, test } from 'vitest';
import { placeAddress } from '#domain/place/place.ts';

const place = {
  address: 'ул. Морска 1',
  textLanguage: 'bg',
  translations: { de: { address: 'Morskastraße 1' }, en: { name: 'Sea' } },
} as const;

test('an address is read in the guest’s letters where the venue writes it so, else in its own', () => {
  expect(placeAddress(place, 'de')).toEqual({ text: 'Morskastraße 1', language: 'de' });
  expect(placeAddress(place, 'en')).toEqual({ text: 'ул. Морска 1', language: 'bg' });
  expect(placeAddress(place, 'bg')).toEqual({ text: 'ул. Морска 1', language: 'bg' });
});
