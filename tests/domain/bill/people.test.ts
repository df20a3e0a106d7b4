// People of a split by dish, from the view of one phone.
import { expect, test } from 'vitest';
import type { SentOrder } from '#domain/bill/payers.ts';
import { orderersOf, personsOf } from '#domain/bill/people.ts';

const sent = (id: string, number: number | 'staff' | undefined, name?: string, isMine = false): SentOrder => ({
  id,
  orderer: { kind: number === 'staff' ? 'staff' : 'table' },
  ...(typeof number === 'number' && { guest: { number, name, isMine } }),
});
const shown = (payers: readonly SentOrder[], people: number, own: readonly string[] = []) =>
  personsOf(payers, new Set(own), people).map(
    ({ number, name, isReader }) => `${name ?? number}${isReader ? ', you' : ''}`,
  );

test('people of a split: guests keep their name or their number at the table, and the reader is marked', () => {
  expect(shown([sent('a', 3, 'Emma'), sent('b', 1, undefined, true)], 2)).toEqual(['Emma', '1, you']);
});

test('people of a split: a person without a phone gets a number that no guest at the table has', () => {
  expect(shown([sent('a', 3), sent('b', 'staff'), sent('c', 1)], 5)).toEqual(['3', '2', '1', '4', '5']);
});

test('people of a split: the reader is known by the own orders when an older server names nobody', () => {
  expect(shown([sent('a', undefined), sent('b', undefined)], 2, ['b'])).toEqual(['1', '2, you']);
});

test('people of a split: fewer people than guests show the first guests', () => {
  expect(shown([sent('a', 1), sent('b', 2), sent('c', 3)], 2)).toEqual(['1', '2']);
});

test('people of a split: each order leads to the person who sent it, and an order of the staff to nobody', () => {
  const orders = [sent('a', 3, 'Emma'), sent('b', 'staff'), sent('c', 1, undefined, true), sent('d', 3, 'Emma')];
  const payers = orders.slice(0, 3);
  const orderers = orderersOf(orders, payers, personsOf(payers, new Set(), 3), new Set());
  expect([...orderers].map(([id, one]) => `${id} ${one.name ?? one.number}`)).toEqual(['a Emma', 'c 1', 'd Emma']);
});
