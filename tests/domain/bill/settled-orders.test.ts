import { expect, test } from 'vitest';
import { settledOrders } from '#domain/bill/settled-orders.ts';
import { minor } from '#domain/pricing/money.ts';

const order = (id: string, total: number, placedAt: number) => ({ id, total: minor(total), placedAt });
const payment = (amount: number, at: number) => ({ amount: minor(amount), at });
const ORDERS = [order('soup', 500, 1), order('pork', 700, 2), order('salad', 860, 10)];

test('settled orders: a bill that was wholly paid in parts settles its orders, and the order after it stays open', () => {
  expect([...settledOrders(ORDERS, [payment(600, 4), payment(600, 5)])]).toEqual(['soup', 'pork']);
});

test('settled orders: a part of the bill settles no order, because nobody knows whose dishes it paid', () => {
  expect(settledOrders(ORDERS, [payment(700, 4)]).size).toBe(0);
});

test('settled orders: later parts that pay everything settle every order', () => {
  expect(settledOrders(ORDERS, [payment(700, 4), payment(1360, 12)]).size).toBe(3);
});
