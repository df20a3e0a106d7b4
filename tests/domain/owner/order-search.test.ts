import { expect, test } from 'vitest';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import { isAskedFor } from '#domain/owner/order-search.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';

const line = (name: string, total: number) => ({ name, total: minor(total) }) as PlacedOrderLine;
const order = {
  label: 'K2-41',
  number: 52,
  table: '12',
  room: undefined,
  orderType: 'spot' as const,
  takenBy: 'Георги',
  lines: [line('Шопска салата', 590), line('Кебап­чета с лютеница 3 бр.', 1250)],
  total: minor(1840),
  currency: 'EUR' as Currency,
};

test.each([
  ['its label', 'k2-41'],
  ['the beginning of its label', 'K2'],
  ['its number', '52'],
  ['its number as a person writes it', '№ 52'],
  ['its table', '12'],
  ['its table as the list shows it', 'Table 12'],
  ['its table as the list shows it in another language', 'маса 12'],
  ['the word before its table', 'table'],
  ['the beginning of that word', 'tis'],
  ['the waiter who took it', 'георги'],
  ['a dish', 'шопска'],
  ['a dish in the letters of another keyboard', 'shopska'],
  ['a dish that breaks softly', 'кебапчета'],
  ['its amount with a comma', '18,40'],
  ['its amount with a point', '18.40'],
  ['its amount as it is shown', '18,40 €'],
  ['the amount of a line', '5,9'],
  ['nothing', '  '],
])('an order is found by %s', (_, asked) => expect(isAskedFor(order, asked)).toBe(true));

test.each([
  ['another number that begins so', '5'],
  ['another table', 'Table 1'],
  ['the word of another place', 'Delivery'],
  ['another waiter', 'Мария'],
  ['a digit that stands in the name of a dish', '3'],
  ['another amount', '18,41'],
  ['an amount of more decimals than there are', '18,400'],
  ['another dish', 'таратор'],
  ['signs alone', '—'],
])('an order is not found by %s', (_, asked) => expect(isAskedFor(order, asked)).toBe(false));

test('an order without a table is found by the words that the list shows for its place', () => {
  const delivered = { ...order, table: undefined, orderType: 'delivery' as const };
  expect([isAskedFor(delivered, 'доставка'), isAskedFor(delivered, 'table')]).toEqual([true, false]);
  expect(isAskedFor({ ...order, table: undefined, orderType: 'room', room: '7' }, 'zimmer 7')).toBe(true);
});

const pickup = {
  ...order,
  table: undefined,
  orderType: 'preorder' as const,
  details: { name: 'Мария Петрова', phone: '+359888123456', payment: 'cash' as const },
};

test.each([
  ['the guest’s name', 'петрова'],
  ['the name in the letters of another keyboard', 'petrova'],
  ['the phone as it is shown', '+359888123456'],
  ['the phone as people of the country write it', '0888 123-456'],
  ['the phone with the zeros before a country', '00359 888 123 456'],
  ['the end of the phone', '3456'],
])('a pickup order is found by %s', (_, asked) => expect(isAskedFor(pickup, asked)).toBe(true));

test.each([
  ['three digits of the phone', '345'],
  ['an amount with the same digits', '34.56'],
  ['another phone', '0888 123 457'],
  ['another name', 'Иванова'],
])('a pickup order is not found by %s', (_, asked) => expect(isAskedFor(pickup, asked)).toBe(false));

test('an old order, whose guest’s name and phone were removed, is not found by digits or signs', () => {
  const removed = { ...pickup, details: { name: '', phone: '', payment: 'cash' as const } };
  expect(['3456', '0000', '+', 'петрова'].map((asked) => isAskedFor(removed, asked))).toEqual([
    ...[false, false, false, false],
  ]);
});

test('an order with packaging is found by the price of a dish as its page shows it, and with its packaging', () => {
  const boxed = { ...pickup, lines: [{ ...line('Шопска салата', 650), packaging: minor(30) }] };
  expect(['6,20', '6,50', '6,80'].map((asked) => isAskedFor(boxed, asked))).toEqual([true, true, false]);
});

test('an amount is searched in the order’s own currency', () => {
  expect(isAskedFor({ ...order, currency: 'JPY' as Currency }, '1840')).toBe(true);
  expect(isAskedFor({ ...order, currency: 'JPY' as Currency }, '18.40')).toBe(false);
});

test('an order is found by a Latin spelling of its guest’s, its waiter’s or its dish’s name, and by the Cyrillic one', () => {
  const of = (name: string, asked: string) =>
    isAskedFor({ ...order, details: { name } as typeof pickup.details }, asked);
  expect(['Maria', 'mariya', 'Марија', 'Мария П'].map((asked) => of('Мария Петрова', asked))).toEqual([
    ...[true, true, true, true],
  ]);
  expect(of('Yulia', 'Юлия')).toBe(true);
  expect(isAskedFor(order, 'Georgy')).toBe(true);
  expect(of('Марин', 'Maria')).toBe(false);
});
