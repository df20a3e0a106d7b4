import { expect, test } from 'vitest';
import { placeTexts } from '#domain/place/place.ts';

const place = {
  ...{ name: 'Море', description: '' },
  address: 'ул. Морска 1',
  textLanguage: 'bg',
  translations: { de: { address: 'Morskastraße 1' }, en: { name: 'Sea' } },
} as const;

test('an address is shown in the guest’s script when the venue provides it, else in its own', () => {
  expect(placeTexts(place, 'de').address).toEqual({ text: 'Morskastraße 1', language: 'de' });
  expect(placeTexts(place, 'en').address).toEqual({ text: 'ул. Морска 1', language: 'bg' });
  expect(placeTexts(place, 'bg').address).toEqual({ text: 'ул. Морска 1', language: 'bg' });
});
