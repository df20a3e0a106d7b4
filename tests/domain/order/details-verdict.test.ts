import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeliveryAddress } from '#domain/delivery/address.ts';
import { detailsVerdict, refusalOfFault } from '#domain/order/details-verdict.ts';
import { DETAIL_FIELDS, detailsAsked, type OrderDetails } from '#domain/order/order-details.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';

const address: DeliveryAddress = {
  words: 'ул. „Шипка“, София',
  streetNumber: '34',
  floor: '3',
  apartment: '9',
  bell: 'Петрови',
  entrance: 'Б',
};
const details: OrderDetails = { name: 'Елена Петрова', phone: '+359888123456', payment: 'cash', address };
const at = (more: Partial<DeliveryAddress>): OrderDetails => ({ ...details, address: { ...address, ...more } });

const PICKUP = { name: 'Елена Петрова', phone: '+359888123456', payment: 'cash' } as const;

test('complete details of guest, place and payment have no fault', () => {
  expect(detailsVerdict('delivery', { ...details, email: 'elena@example.bg', comment: 'Не звънете <3' })).toEqual([]);
  expect(detailsVerdict('preorder', { ...details, pickupPlaceId: 2, wantedAt: 1_800_000_000_000 })).toEqual([]);
  expect(detailsVerdict('room', { name: '', phone: '', payment: 'card', room: '412' })).toEqual([]);
  expect(detailsVerdict('served_on_spot', { name: '', phone: '', payment: 'card' })).toEqual([]);
});

test('missing details are reported field by field, in page order', () => {
  const told = (orderType: 'delivery' | 'preorder' | 'room' | 'served_on_spot') =>
    detailsVerdict(orderType, {}).map(({ field, fault }) => `${field} ${fault}`);
  expect(told('delivery')).toEqual(
    ['address', 'streetNumber', 'entrance', 'floor', 'apartment', 'bell', 'name', 'phone', 'payment'].map(
      (field) => `${field} missing`,
    ),
  );
  expect(told('preorder')).toEqual(['name missing', 'phone missing', 'payment missing']);
  expect(told('room')).toEqual(['room missing', 'payment missing']);
  expect(told('served_on_spot')).toEqual(['payment missing']);
});

test('an order at a table needs no details', () => {
  expect(detailsVerdict('spot', {})).toEqual([]);
  expect(detailsVerdict('tablet_mode', { name: 'x'.repeat(500) })).toEqual([]);
});

test('[S5.12] a name has 3 to 40 characters, counted as a reader counts them', () => {
  const fault = (name: string) => detailsVerdict('delivery', { ...details, name })[0];
  expect(fault('Ян')).toEqual({ field: 'name', fault: 'short', limit: 3 });
  expect(fault('  Ян  ')).toEqual({ field: 'name', fault: 'short', limit: 3 });
  expect(fault('Яна')).toBeUndefined();
  expect(fault('𠮷'.repeat(40))).toBeUndefined();
  expect(fault('a'.repeat(41))).toEqual({ field: 'name', fault: 'long', limit: 40 });
});

test('a name may use any script, but no tag, no direction marks and no digits alone', () => {
  const faultOf = (name: string) => detailsVerdict('preorder', { ...details, name })[0]?.fault;
  for (const name of ['Ανδρέας', 'محمد علي', '山田太郎', "O'Neill-Smith", 'Ђорђе'])
    expect(faultOf(name)).toBeUndefined();
  for (const name of ['<b>Ян</b>', 'Яна\u202Eabc', 'Яна\nпак', '12345', '---'])
    expect(faultOf(name), JSON.stringify(name)).toBe('wrong');
});

test('[S5.12] a phone is a whole number with its country code', () => {
  const fault = (phone: string) => detailsVerdict('delivery', { ...details, phone })[0];
  expect(fault('+35988')).toEqual({ field: 'phone', fault: 'short', limit: 8 });
  expect(fault('+1234567890123456')).toEqual({ field: 'phone', fault: 'long', limit: 15 });
  for (const phone of ['0888123456', '+0888123456', '+359 888 123456', '+٣٥٩٨٨٨١٢٣٤٥٦', 'NaN'])
    expect(fault(phone), phone).toEqual({ field: 'phone', fault: 'wrong' });
});

test('[S5.16] each part of an address is required, and a part that is too long is reported with its limit', () => {
  const first = (more: Partial<DeliveryAddress>) => detailsVerdict('delivery', at(more))[0];
  for (const field of ['streetNumber', 'floor', 'apartment', 'bell', 'entrance'] as const)
    expect(first({ [field]: ' ' })).toEqual({ field, fault: 'missing' });
  expect(first({ streetNumber: '1'.repeat(11) })).toEqual({ field: 'streetNumber', fault: 'long', limit: 10 });
  for (const field of ['floor', 'apartment', 'bell', 'entrance'] as const)
    expect(first({ [field]: '1'.repeat(41) })).toMatchObject({ field, fault: 'long' });
});

test('a pin on the map replaces a house number', () => {
  expect(detailsVerdict('delivery', at({ streetNumber: '', point: { lat: 42.69, lng: 23.33 } }))).toEqual([]);
});

test('a pin off the globe is a wrong address', () => {
  for (const point of [
    { lat: Number.NaN, lng: 23 },
    { lat: 91, lng: 23 },
    { lat: 42, lng: 181 },
  ])
    expect(detailsVerdict('delivery', at({ point }))).toEqual([{ field: 'address', fault: 'wrong' }]);
});

test('[S9.14] a comment has at most 500 characters, counted alike on page and server', () => {
  expect(detailsVerdict('room', { ...details, room: '1', comment: 'ж'.repeat(500) })).toEqual([]);
  expect(detailsVerdict('room', { ...details, room: '1', comment: 'ж'.repeat(501) })).toEqual([
    { field: 'comment', fault: 'long', limit: 500 },
  ]);
});

test('a count or a time that is not a number is wrong', () => {
  expect(detailsVerdict('preorder', { ...details, cutlery: Number.NaN, wantedAt: 1.5 })).toEqual([
    { field: 'wantedAt', fault: 'wrong' },
    { field: 'cutlery', fault: 'wrong' },
  ]);
  expect(detailsVerdict('preorder', { ...details, cutlery: 100 })[0]).toMatchObject({ fault: 'long', limit: 99 });
});

test('each fault maps to the refusal code of its field', () => {
  expect(refusalOfFault({ field: 'name', fault: 'short' })).toEqual({ code: 'invalid_name' });
  expect(refusalOfFault({ field: 'phone', fault: 'wrong' })).toEqual({ code: 'invalid_phone' });
  expect(refusalOfFault({ field: 'bell', fault: 'long' })).toEqual({ code: 'invalid_address' });
  expect(refusalOfFault({ field: 'wantedAt', fault: 'wrong' })).toEqual({ code: 'invalid_time' });
  expect(refusalOfFault({ field: 'room', fault: 'missing' })).toEqual({ code: 'invalid_order', field: 'room' });
  const long = refusalOfFault({ field: 'additionalType', fault: 'long' });
  expect(long).toEqual({ code: 'invalid_order', field: 'additionalType' });
});

test('faults name only fields that the order type asks, each once, for any input', () => {
  const typed = fc.record(
    {
      name: fc.string({ unit: 'binary', maxLength: 60 }),
      phone: fc.string({ maxLength: 20 }),
      email: fc.string({ maxLength: 20 }),
      room: fc.string({ maxLength: 20 }),
      cutlery: fc.double(),
      wantedAt: fc.double(),
      comment: fc.string({ unit: 'binary', maxLength: 600 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.constantFrom(...ORDER_TYPES), typed, (orderType, given) => {
      const fields = detailsVerdict(orderType, given).map(({ field }) => field);
      const asked = detailsAsked(orderType) ?? {};
      expect(fields.every((field) => asked[field] !== undefined)).toBe(true);
      expect(fields).toEqual(DETAIL_FIELDS.filter((field) => fields.includes(field)));
    }),
  );
});

test.each(['elena', 'elena@', '@example.bg', 'elena@example', 'ele na@example.bg', 'elena@example.bg, b@c.de'])(
  'an email address like %s is refused; a valid one and an empty one are not',
  (email) => {
    const [fault] = detailsVerdict('preorder', { ...PICKUP, email });
    expect(fault).toEqual({ field: 'email', fault: 'wrong' });
    expect(detailsVerdict('preorder', { ...PICKUP, email: 'елена@пример.бг' })).toEqual([]);
    expect(detailsVerdict('preorder', PICKUP)).toEqual([]);
  },
);

test('an order handed over by label needs no name and phone, but one of them requires the other', () => {
  const nobody = { name: '', phone: '', payment: 'cash' } as const;
  expect(detailsVerdict('preorder', nobody, true)).toEqual([]);
  const missing = (['name', 'phone'] as const).map((field) => ({ field, fault: 'missing' }));
  expect(detailsVerdict('preorder', nobody)).toEqual(missing);
  expect(detailsVerdict('preorder', { ...nobody, name: 'Elena' }, true)).toEqual([
    { field: 'phone', fault: 'missing' },
  ]);
  expect(detailsVerdict('preorder', { ...nobody, phone: '+359888123456' }, true)).toEqual([
    { field: 'name', fault: 'missing' },
  ]);
  expect(detailsVerdict('preorder', { name: '', phone: '' }, true)).toEqual([{ field: 'payment', fault: 'missing' }]);
});
