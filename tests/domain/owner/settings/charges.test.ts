import { expect, test } from 'vitest';
import { checkSetting } from '#domain/owner/check-setting.ts';
import { chargeIn, vatIn, vatToJson } from '#domain/owner/settings/charges.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';

const file: VenueFile = {
  currency: 'EUR',
  categories: [{ slug: 'food' }],
  products: [],
  orderTypes: [{ type: 'spot' }, { type: 'spot_browse' }],
};
const withRates: VenueFile = { ...file, products: [{ slug: 'wine', vat: '20' }] };

test.each([
  ['vat', '20', undefined],
  ['vat', { here: '9', away: '20' }, undefined],
  ['vat', '101', { kind: 'at', at: 'here', why: 'percent' }],
  ['vat', { here: '9', away: '' }, { kind: 'at', at: 'away', why: 'percent' }],
  ['vat', 'twenty', { kind: 'at', at: 'here', why: 'percent' }],
  ['serviceCharge', { valueType: 'percent', value: '10' }, undefined],
  ['serviceCharge', { valueType: 'percent', value: '101' }, { kind: 'at', at: 'value', why: 'percent' }],
  ['serviceCharge', { valueType: 'percent', value: '0' }, { kind: 'at', at: 'value', why: 'nothing' }],
  ['serviceCharge', { valueType: 'money', value: '1.505' }, { kind: 'at', at: 'value', why: 'amount' }],
  [
    'serviceCharge',
    { valueType: 'money', value: '1.50', orderTypes: [] },
    { kind: 'at', at: 'orderTypes', why: 'no-orders' },
  ],
  [
    'serviceCharge',
    { valueType: 'money', value: '1.50', orderTypes: ['room', 'spot_browse'] },
    { kind: 'at', at: 'orderTypes', why: 'no-orders' },
  ],
  ['serviceCharge', undefined, undefined],
] as const)('%s: %j has the fault %j', (field, value, fault) => {
  expect(checkSetting(file, field, value)).toEqual(fault);
});

test('the venue’s tax rate is required when a dish has its own rate', () => {
  expect(checkSetting(file, 'vat', undefined)).toBeUndefined();
  expect(checkSetting(withRates, 'vat', undefined)).toEqual({ kind: 'at', at: 'here', why: 'vat-needed' });
});

test('one rate for all is written once, and a missing rate is read as the one that applies', () => {
  expect([vatToJson(vatIn('20')), vatToJson({ here: '9', away: '20' }), vatToJson(vatIn(undefined))]).toEqual([
    '20',
    { here: '9', away: '20' },
    undefined,
  ]);
  expect(chargeIn({ valueType: 'money', value: '2' })).toEqual({
    valueType: 'money',
    value: '2',
    orderTypes: ['spot'],
  });
});
