import { expect, test } from 'vitest';
import { additionalTypeText } from '#domain/order/checkout/additional-type-text.ts';

const type = { type: 'room', id: 6, discounts: [], prices: [], radiuses: [], shapes: [] } as const;
const place = {
  defaultLanguage: 'bg',
  orderTypes: [type, { ...type, additionalTypes: [{ text: 'До басейна', by: { de: 'An den Pool' } }] }],
} as const;

test('additional type: is shown in the reader’s language, or in the venue’s words when it is untranslated or removed', () => {
  const pool = { additionalType: 'До басейна' };
  expect(additionalTypeText(place, pool, 'de')).toEqual({ text: 'An den Pool', language: 'de' });
  expect(additionalTypeText(place, pool, 'en')).toEqual({ text: 'До басейна', language: 'bg' });
  expect(additionalTypeText(place, { additionalType: 'В градината' }, 'de')).toEqual({
    text: 'В градината',
    language: 'bg',
  });
  expect(additionalTypeText(place, {}, 'de')).toBeUndefined();
});
