// Address of a pickup place in the reader's language.
import { expect, test } from 'vitest';
import { pickupAddress, pickupElsewhere } from '#domain/order/checkout/pickup-text.ts';

const NAME = { text: 'Щанд 14', by: {} };
const market = { id: 8, name: NAME, address: 'бул. Ситняково 14', addressBy: { en: '14 Sitnyakovo Blvd' } };
const bar = { id: 7, name: NAME, address: '' };
const PLACE: Parameters<typeof pickupAddress>[0] & Parameters<typeof pickupElsewhere>[0] = {
  ...({ defaultLanguage: 'bg', textLanguage: 'bg' } as const),
  ...{ name: 'Невен', description: '', address: 'ул. Под липите 12' },
  translations: { en: { address: '12 Pod Lipite St' } },
  orderTypes: [
    { type: 'preorder', id: 3, discounts: [], prices: [], radiuses: [], shapes: [], pickupPlaces: [market, bar] },
  ],
};

test.each([
  ['translated', market, 'en', { text: '14 Sitnyakovo Blvd', language: 'en' }],
  ['in the venue’s language when it has no translation', market, 'de', { text: 'бул. Ситняково 14', language: 'bg' }],
  ['the venue’s own when the place has none', bar, 'en', { text: '12 Pod Lipite St', language: 'en' }],
] as const)('pickup address: is %s', (_, one, language, said) => {
  expect(pickupAddress(PLACE, one, language)).toEqual(said);
});

test('pickup address: an order names the address only when the pickup place is not at the venue', () => {
  expect(pickupElsewhere(PLACE, { pickupPlaceId: 8 }, 'en')?.text).toBe('14 Sitnyakovo Blvd');
  expect(pickupElsewhere(PLACE, { pickupPlaceId: 7 }, 'en')).toBeUndefined();
  expect(pickupElsewhere(PLACE, { pickupPlaceId: 99 }, 'en')).toBeUndefined();
});
