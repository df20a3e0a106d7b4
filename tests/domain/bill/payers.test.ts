// Payers of a bill split by person, from the view of one phone.
import { expect, test } from 'vitest';
import { splitBill } from '#domain/bill/bill-split.ts';
import { payerKey, payersOf, type SentOrder, sharersByOrder, withOwnGuest } from '#domain/bill/payers.ts';
import { minor } from '#domain/pricing/money.ts';

const sent = (id: string, number: number | 'staff' | undefined, isMine = false): SentOrder => ({
  id,
  orderer: { kind: number === 'staff' ? 'staff' : 'table' },
  ...(typeof number === 'number' && { guest: { number, name: undefined, isMine } }),
});

test('payers are the phones at the table, in share order, plus one payer for the staff’s orders', () => {
  const orders = [sent('a', 2), sent('b', 1, true), sent('c', 'staff'), sent('d', 2), sent('e', 3)];
  const own = new Set(['b']);
  expect(payersOf(orders, own).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'e']);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const bill = orders.map(({ id }, at) => ({ id, total: minor((at + 1) * 100), lines: [] }));
  const keyOf = (id: string) => payerKey(byId.get(id) ?? sent(id, undefined), own);
  expect(splitBill({ kind: 'byPerson' }, bill, keyOf).shares).toEqual([500, 200, 300, 500]);
});

test('payers are the guest and the others when the server does not say who sent an order', () => {
  const orders = [sent('a', undefined), sent('b', undefined), sent('c', undefined)];
  expect(payersOf(orders, new Set(['b'])).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('payers: an order of this phone without its guest counts to the guest of the phone’s earlier orders', () => {
  const orders = [sent('a', 1, true), sent('b', undefined), sent('c', 'staff'), sent('d', undefined), sent('e', 2)];
  const own = new Set(['a', 'b']);
  const named = withOwnGuest(orders, own);
  expect(named.map(({ guest }) => guest?.number)).toEqual([1, 1, undefined, undefined, 2]);
  expect(payersOf(named, own).map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e']);
  expect(withOwnGuest([sent('b', undefined)], own)).toEqual([sent('b', undefined)]);
});

test('split by dish starts with the orderer of each dish; dishes of the staff and unnamed others are for all', () => {
  const piece = (orderId: string) => ({ orderId, line: 0, piece: 0, name: 'Таратор', amount: minor(500) });
  const orders = [sent('a', 2), sent('b', 1, true), sent('c', 'staff'), sent('d', 2)];
  const pieces = orders.map(({ id }) => piece(id));
  const chosen = [
    ['a:0:0', [1]],
    ['b:0:0', [2]],
    ['d:0:0', [1]],
  ];
  expect([...sharersByOrder(orders, pieces, new Set(['b']), 4)]).toEqual(chosen);
  expect([...sharersByOrder([sent('a', undefined), sent('b', undefined)], pieces, new Set(['b']), 2)]).toEqual([
    ['b:0:0', [2]],
  ]);
  expect(sharersByOrder([sent('a', 2)], pieces, new Set(), 2).size).toBe(0);
});
