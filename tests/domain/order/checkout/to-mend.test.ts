import { expect, test } from 'vitest';
import { type CheckoutForm, EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import { fieldToMend, isAsRefused } from '#domain/order/checkout/to-mend.ts';
import { REFUSED_FIELDS } from '#domain/order/refusal.ts';

const address = { words: 'Shipka', streetNumber: '34', floor: '', apartment: '', bell: '', entrance: '' };
const MORE = { room: '7', email: 'e@example.bg', comment: 'Blue door', cutlery: 2 };
const CHOSEN = { payment: 'card', pickupPlaceId: 3 } as const;
const SENT = { name: 'Elena', phone: '+359888123456', address, wantedAt: 1000, ...MORE, ...CHOSEN };
const FORM = { ...EMPTY_CHECKOUT, ...SENT, phone: '0888 123 456', comment: ' Blue door ', address: { ...address } };

test('a refusal of a part of the page leads to that part, and no other to any', () => {
  const codes = [
    'invalid_delivery_shape',
    'invalid_address',
    'invalid_name',
    'invalid_phone',
    'slot_full',
    'invalid_time',
  ] as const;
  expect(codes.map((code) => fieldToMend({ code }))).toEqual([
    'address',
    'address',
    'name',
    'phone',
    'wantedAt',
    'wantedAt',
  ]);
  const others = ['price_changed', 'inactive_products', 'invalid_order'] as const;
  expect(others.map((code) => fieldToMend({ code }))).toEqual([undefined, undefined, undefined]);
  expect(fieldToMend(undefined)).toBeUndefined();
  const fields = REFUSED_FIELDS.map((field) => fieldToMend({ code: 'invalid_order', field }));
  expect(fields).toEqual(['pickupPlaceId', 'room', 'email', 'payment', 'cutlery', 'comment']);
});

test('a part is to be mended for as long as it is what was turned down', () => {
  const changed: CheckoutForm = {
    ...FORM,
    name: 'Elena P',
    phone: '0888 123 457',
    wantedAt: 2000,
    address: { ...address, bell: '9' },
    ...{ room: '8', email: 'f@example.bg', comment: 'Red door', cutlery: 0, payment: 'cash', pickupPlaceId: 4 },
  };
  for (const field of ['name', 'phone', 'wantedAt', 'address', 'room', 'email', 'comment', 'cutlery'] as const) {
    expect(isAsRefused(field, FORM, SENT), field).toBe(true);
    expect(isAsRefused(field, changed, SENT), field).toBe(false);
    expect(isAsRefused(field, { ...EMPTY_CHECKOUT }, SENT), field).toBe(false);
  }
  for (const field of ['payment', 'pickupPlaceId'] as const) {
    expect(isAsRefused(field, FORM, SENT), field).toBe(true);
    expect(isAsRefused(field, changed, SENT), field).toBe(false);
    // Where the place left no choice, nothing was chosen: it is now.
    expect(isAsRefused(field, { ...EMPTY_CHECKOUT }, SENT), field).toBe(true);
  }
});
