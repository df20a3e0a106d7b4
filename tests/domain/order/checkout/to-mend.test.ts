import { expect, test } from 'vitest';
import { EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import { fieldToMend, isAsRefused } from '#domain/order/checkout/to-mend.ts';

const address = { words: 'Shipka', streetNumber: '34', floor: '', apartment: '', bell: '', entrance: '' };
const SENT = { name: 'Elena', phone: '+359888123456', address, wantedAt: 1000 };
const FORM = { ...EMPTY_CHECKOUT, ...SENT, phone: '0888 123 456', address: { ...address } };

test('a refusal of the address, the name, the number or the time leads to that part, and no other to any', () => {
  const codes = [
    'invalid_delivery_shape',
    'invalid_address',
    'invalid_name',
    'invalid_phone',
    'slot_full',
    'invalid_time',
  ];
  expect(codes.map(fieldToMend)).toEqual(['address', 'address', 'name', 'phone', 'wantedAt', 'wantedAt']);
  expect(['price_changed', 'inactive_products', undefined].map(fieldToMend)).toEqual([undefined, undefined, undefined]);
});

test('a part is to be mended for as long as it is what was turned down', () => {
  const changed = {
    ...FORM,
    name: 'Elena P',
    phone: '0888 123 457',
    wantedAt: 2000,
    address: { ...address, bell: '9' },
  };
  for (const field of ['name', 'phone', 'wantedAt', 'address'] as const) {
    expect(isAsRefused(field, FORM, SENT), field).toBe(true);
    expect(isAsRefused(field, changed, SENT), field).toBe(false);
    expect(isAsRefused(field, { ...EMPTY_CHECKOUT }, SENT), field).toBe(false);
  }
});
