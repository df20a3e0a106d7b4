import { expect, test } from 'vitest';
import { attemptFor, type BookingAttempt, sameWish } from '#domain/booking/booking-attempt.ts';

const TABLE: BookingAttempt = {
  ...{ id: 'table', target: { hall: 'salon', people: 2 }, startAt: 1000, language: 'en' },
  form: { people: 2, name: 'Elena', phone: '1', email: '', comment: '' },
  ...{ price: undefined, deposit: undefined },
};
const PRODUCT: BookingAttempt = {
  ...TABLE,
  ...{ id: 'product', target: { productVariantId: 11, productId: 1, categoryId: 5 } },
};
const ATTEMPTS = [TABLE, PRODUCT];

test.each<[string, Partial<BookingAttempt>, string | undefined]>([
  ['the same data', {}, 'table'],
  ['a blank after the name', { form: { ...TABLE.form, name: 'Elena ' } }, 'table'],
  ['another language', { language: 'bg' }, 'table'],
  ['another hour', { startAt: 2000 }, undefined],
  ['another hall', { target: { hall: 'garden', people: 2 } }, undefined],
  ['another comment', { form: { ...TABLE.form, comment: 'Window' } }, undefined],
  ['a product of the same data', { target: { productVariantId: 11, productId: 1, categoryId: 5 } }, 'product'],
  ['another category', { target: { productVariantId: 11, productId: 1, categoryId: 6 } }, undefined],
])('booking attempt: %s belongs to the attempt %3$s', (_, over, id) => {
  expect(sameWish(ATTEMPTS, { ...TABLE, ...over })?.id).toBe(id);
});

test('booking attempt: the form finds the latest one for its product, and for any table', () => {
  const later = { ...TABLE, id: 'later', target: { hall: 'garden', people: 4 } };
  expect(attemptFor([...ATTEMPTS, later], { hall: 'salon', people: 2 })?.id).toBe('later');
  expect(attemptFor(ATTEMPTS, { productVariantId: 12, productId: 1 })?.id).toBe('product');
  expect(attemptFor(ATTEMPTS, { productVariantId: 21, productId: 2 })).toBeUndefined();
  expect(attemptFor(ATTEMPTS, undefined)).toBeUndefined();
});
