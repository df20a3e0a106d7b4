// Texts typed by guests and machines in each field of the order page, with the expected acceptance or fault. The rules are
// tested in `details-verdict.test.ts`.
import { expect, test } from 'vitest';
import { detailsVerdict } from '#domain/order/details-verdict.ts';
import type { DetailField, OrderDetails } from '#domain/order/order-details.ts';

const ADDRESS = { words: 'ул. „Шипка“', streetNumber: '34', floor: '3', apartment: '9', bell: 'Б', entrance: 'А' };
const DELIVERED: OrderDetails = { name: 'Елена', phone: '+359888123456', payment: 'cash', address: ADDRESS };
const IN_A_ROOM: OrderDetails = { name: 'Елена', phone: '', payment: 'cash', room: '214' };

/** Each text field, filled with a text in an order that asks for it. */
const FIELDS: Readonly<Partial<Record<DetailField, (text: string) => ['delivery' | 'room', OrderDetails]>>> = {
  address: (words) => ['delivery', { ...DELIVERED, address: { ...ADDRESS, words } }],
  streetNumber: (streetNumber) => ['delivery', { ...DELIVERED, address: { ...ADDRESS, streetNumber } }],
  entrance: (entrance) => ['delivery', { ...DELIVERED, address: { ...ADDRESS, entrance } }],
  floor: (floor) => ['delivery', { ...DELIVERED, address: { ...ADDRESS, floor } }],
  apartment: (apartment) => ['delivery', { ...DELIVERED, address: { ...ADDRESS, apartment } }],
  bell: (bell) => ['delivery', { ...DELIVERED, address: { ...ADDRESS, bell } }],
  postalCode: (postalCode) => ['delivery', { ...DELIVERED, address: { ...ADDRESS, postalCode } }],
  room: (room) => ['room', { ...IN_A_ROOM, room }],
  additionalType: (additionalType) => ['room', { ...IN_A_ROOM, additionalType }],
  name: (name) => ['delivery', { ...DELIVERED, name }],
  phone: (phone) => ['delivery', { ...DELIVERED, phone }],
  email: (email) => ['delivery', { ...DELIVERED, email }],
  comment: (comment) => ['delivery', { ...DELIVERED, comment }],
};
const ALL = Object.keys(FIELDS) as readonly DetailField[];
const except = (...fields: readonly DetailField[]) => ALL.filter((field) => !fields.includes(field));
const OPTIONAL = ['postalCode', 'additionalType', 'email', 'comment'] as const;

test.each<[kind: string, text: string, turnedDownBy: readonly DetailField[]]>([
  ['nothing', '', except(...OPTIONAL)],
  ['blanks alone', ' \u00a0\u3000 ', except(...OPTIONAL)],
  ['far too much', 'ж'.repeat(4_000), ALL],
  ['one word behind blanks', '   Ба3', ['phone', 'email']],
  ['another script', '山田太', ['phone', 'email']],
  ['letters that run the other way', 'محمد', ['phone', 'email']],
  ['a sign that turns text round', 'abc\u202Ecba', ALL],
  ['emoji', '😀😀😀', ['address', 'room', 'name', 'phone', 'email']],
  ['a tag', '<b>Я</b>', except('comment')],
  ['a script', '<img src=x onerror=alert(1)>', except('comment')],
  ['full-width digits', '１２３', ['address', 'name', 'phone', 'email']],
  ['no number', 'NaN', ['phone', 'email']],
  ['a line break', 'Ян\nпак', except('comment')],
  ['half of a character', 'Яна\ud83d', ALL],
])('%s is accepted only by the fields for which it is valid', (_, text, turnedDownBy) => {
  const faults = ALL.flatMap((field) => {
    const [orderType, details] = FIELDS[field]?.(text) ?? ['room' as const, IN_A_ROOM];
    return detailsVerdict(orderType, details).map((fault) => fault.field);
  });
  expect(faults).toEqual(turnedDownBy);
});
