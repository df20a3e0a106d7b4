import { expect, test } from 'vitest';
import { type CheckoutForm, EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import type { PaymentMethod } from '#domain/order/checkout/payment-method.ts';
import { fieldToMend, isAsRefused } from '#domain/order/checkout/to-mend.ts';
import { REFUSED_FIELDS } from '#domain/order/refusal.ts';

const address = { words: 'Shipka', streetNumber: '34', floor: '', apartment: '', bell: '', entrance: '' };
const MORE = { room: '7', email: 'e@example.bg', comment: 'Blue door', cutlery: 2 };
const CHOSEN = { payment: 'card', pickupPlaceId: 3, additionalType: '3' } as const;
const SENT = { name: 'Elena', phone: '+359888123456', address, wantedAt: 1000, ...MORE, ...CHOSEN };
const FORM = { ...EMPTY_CHECKOUT, ...SENT, phone: '0888 123 456', comment: ' Blue door ', address: { ...address } };

const CHOSEN_ELSE = { ...FORM, payment: 'cash', pickupPlaceId: 4, additionalType: '4' } as const;

test('a refusal about a part of the page leads to that part, and any other refusal to none', () => {
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
  expect(fields).toEqual(['pickupPlaceId', 'room', 'additionalType', 'email', 'payment', 'cutlery', 'comment']);
});

test('a part needs correction while it still has the refused value', () => {
  const changed: CheckoutForm = {
    ...FORM,
    name: 'Elena P',
    phone: '0888 123 457',
    wantedAt: 2000,
    address: { ...address, bell: '9' },
    ...{ room: '8', email: 'f@example.bg', comment: 'Red door', cutlery: 0, payment: 'cash', pickupPlaceId: 4 },
    additionalType: '4',
  };
  for (const field of ['name', 'phone', 'wantedAt', 'address', 'room', 'email', 'comment', 'cutlery'] as const) {
    expect(isAsRefused(field, FORM, SENT, undefined), field).toBe(true);
    expect(isAsRefused(field, changed, SENT, undefined), field).toBe(false);
    expect(isAsRefused(field, { ...EMPTY_CHECKOUT }, SENT, undefined), field).toBe(false);
  }
  for (const field of ['payment', 'pickupPlaceId', 'additionalType'] as const) {
    expect(isAsRefused(field, FORM, SENT, undefined), field).toBe(true);
    expect(isAsRefused(field, changed, SENT, undefined), field).toBe(false);
    // With a single option nothing was chosen; now there is a choice.
    expect(isAsRefused(field, { ...EMPTY_CHECKOUT }, SENT, undefined), field).toBe(true);
  }
});

const offering = (payments: readonly PaymentMethod[], ...places: readonly number[]) => ({
  payments,
  pickupPlaces: places.map((id) => ({ id, name: { text: 'Stand', by: {} }, address: '' })),
  additionalTypes: places.map((id) => ({ text: String(id), by: {} })),
});

test.each([
  ['other ways are to be chosen among', offering(['cash', 'card'], 4, 5), EMPTY_CHECKOUT, true],
  ['what was turned down is the only way', offering(['card'], 3), EMPTY_CHECKOUT, true],
  ['another way is the only one', offering(['cash'], 4), EMPTY_CHECKOUT, false],
  ['another way is the only one, and the old one still stands in the form', offering(['cash'], 4), FORM, false],
  ['one of several others is chosen', offering(['cash', 'card'], 3, 4), CHOSEN_ELSE, false],
] as const)('whether a choice must be made again when %s', (_, offer, form, expected) => {
  for (const field of ['payment', 'pickupPlaceId', 'additionalType'] as const) {
    expect(isAsRefused(field, form, SENT, offer), field).toBe(expected);
  }
});

test('a pickup place that was chosen since and is gone too must be chosen again', () => {
  expect(isAsRefused('pickupPlaceId', CHOSEN_ELSE, SENT, offering(['card'], 3, 5))).toBe(true);
});

test('a place that now hands over orders only at its own address needs no other pickup place', () => {
  expect(isAsRefused('pickupPlaceId', FORM, SENT, offering(['card']))).toBe(false);
});

test('a place that no longer lists additional types asks for none again', () => {
  expect(isAsRefused('additionalType', FORM, SENT, { payments: ['card'], pickupPlaces: [] })).toBe(false);
});
