import { expect, test } from 'vitest';
import { phoneToSend, phoneToShow } from '#contract/order/phone-number.ts';
import { detailsVerdict } from '#domain/order/details-verdict.ts';

const PLACE = '+359 52 123 456';
const faultOf = (typed: string) =>
  detailsVerdict('preorder', { name: 'Елена', payment: 'cash', phone: phoneToSend(typed, PLACE) })[0]?.fault;

test.each([
  ['088 812 3456', '+359888123456'],
  ['  0888/12-34-56 ', '+359888123456'],
  ['+359 888 123 456', '+359888123456'],
  ['00359888123456', '+359888123456'],
  ['０８８８１２３４５６', '+359888123456'],
  ['+49 30 901820', '+4930901820'],
])('a number written as %s is accepted', (typed, sent) => {
  expect(phoneToSend(typed, PLACE)).toBe(sent);
  expect(faultOf(typed)).toBeUndefined();
});

test('a number without a country code gets the country of the place', () => {
  expect(phoneToSend('030 901820', '+49 30 1234567')).toBe('+4930901820');
});

test.each([
  ['a Spanish mobile', '612 345 678'],
  ['a British mobile', '07700 900123'],
  ['a Swiss mobile', '079 123 45 67'],
])('a number from abroad without its country code is not taken as a number of the place: %s', (_, typed) => {
  expect(faultOf(typed)).toBe('wrong');
});

test('a number with its country code is taken in a range that the library does not know', () => {
  expect(phoneToSend('+359 612 345 678', PLACE)).toBe('+359612345678');
});

test.each([
  ['', 'missing'],
  ['0888 12', 'short'],
  ['088 812 345678901234567', 'wrong'],
  ['call me', 'wrong'],
  ['<b>0888123456</b>', 'wrong'],
  ['☎️', 'wrong'],
])('the number %j is %s [S5.12]', (typed, fault) => {
  expect(faultOf(typed)).toBe(fault);
});

test('a number is formatted as in its country', () => {
  expect(phoneToShow('+359888123456', PLACE)).toBe('088 812 3456');
  expect(phoneToShow('+4930901820', PLACE)).toBe('+49 30 901820');
  expect(phoneToShow('call me', PLACE)).toBe('call me');
});
