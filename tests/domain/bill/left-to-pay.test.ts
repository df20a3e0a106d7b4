import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftByDish, leftOf, leftToPay, toPay, withLeft } from '#domain/bill/left-to-pay.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { minor } from '#domain/pricing/money.ts';

const order = (id: string, status: OrderStatus, total: number) => ({ id, status, total: minor(total) });
const totals = (orders: readonly { readonly id: string; readonly total: number }[]) =>
  orders.map(({ id, total }) => [id, total]);

test('an order that is paid but not served yet is not left to pay', () => {
  const orders = [order('eaten', 'paid', 790), order('cooking', 'ordered', 500)];
  expect(toPay(withLeft(orders, minor(1290)))).toEqual([]);
  expect(totals(toPay(withLeft(orders, minor(790))))).toEqual([['cooking', 500]]);
});

test('a partial payment first covers orders that a payment ended, then the oldest order', () => {
  const orders = [order('first', 'served_spot', 300), order('second', 'ordered', 300), order('done', 'paid', 200)];
  expect(totals(toPay(withLeft(orders, minor(400))))).toEqual([
    ['first', 100],
    ['second', 300],
  ]);
});

test('a payment for named dishes covers their order, and another payment the oldest one', () => {
  const orders = [order('first', 'ordered', 300), order('second', 'ordered', 300), order('off', 'rejected', 100)];
  const named = new Map([['second', minor(200)]]);
  expect([...leftByDish(orders, minor(250), named)]).toEqual([
    ['first', 250],
    ['second', 100],
    ['off', 0],
  ]);
  expect([...leftByDish(orders, minor(600), named).values()]).toEqual([0, 0, 0]);
});

test('an order ended by a payment is owed again when that payment is taken back', () => {
  const orders = [order('eaten', 'paid', 790), order('off', 'rejected', 100)];
  expect(totals(toPay(withLeft(orders, minor(0))))).toEqual([['eaten', 790]]);
});

test('the order status decides when an older server sends no remaining amount', () => {
  expect(ORDER_STATUSES.map((status) => leftOf({ status, total: minor(5) })).filter((left) => left === 0)).toHaveLength(
    2,
  );
});

test('the remaining amounts of orders sum to the rest of the bill', () => {
  const anyOrder = fc.record({
    status: fc.constantFrom(...ORDER_STATUSES),
    total: fc.integer({ min: 0, max: 9000 }).map(minor),
  });
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 8 }), fc.integer({ min: 0, max: 40_000 }), (found, sum) => {
      const orders = found.map((one, at) => ({ id: String(at), ...one }));
      const bill = orders.reduce((all, { status, total }) => all + (status === 'rejected' ? 0 : total), 0);
      const left = leftToPay(orders, minor(sum));
      expect([...left.values()].reduce<number>((all, one) => all + one, 0)).toBe(Math.max(0, bill - sum));
      expect(orders.every(({ id, total }) => (left.get(id) ?? 0) <= total)).toBe(true);
      expect(withLeft(orders, minor(sum)).map(leftOf)).toEqual(orders.map(({ id }) => left.get(id)));
    }),
  );
});
