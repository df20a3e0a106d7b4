import { expect, test } from 'vitest';
import { splitBill } from '#domain/bill/bill-split.ts';
import { methodsOfShares, sharesByMethod } from '#domain/bill/share-methods.ts';
import { splitRows } from '#domain/bill/split-rows.ts';
import { minor } from '#domain/pricing/money.ts';

const own = (...entries: [number, string][]) => new Map(entries);

test('methods: when one person pays by card, each person has a method, and the others keep the bill’s method', () => {
  expect(methodsOfShares('cash', own([2, 'card']), 3)).toEqual({
    all: undefined,
    methods: ['cash', 'card', 'cash'],
  });
});

test('methods: a person whom nobody asked has null', () => {
  expect(methodsOfShares(undefined, own([1, 'card']), 2).methods).toEqual(['card', null]);
});

test('methods: people who all choose cash make one cash bill', () => {
  expect(methodsOfShares('card', own([1, 'cash'], [2, 'cash']), 2)).toEqual({ all: 'cash', methods: undefined });
});

test('methods: a bill for all keeps its method, whatever people chose before', () => {
  expect(methodsOfShares('card', own([1, 'cash']), 0)).toEqual({ all: 'card', methods: undefined });
});

test('shares: cash shares of 20.00 CHF by three are whole coins, and the card pays 6.67', () => {
  const shares = [667, 667, 666].map(minor);
  const methods = ['cash', 'card', 'cash'];
  expect(sharesByMethod(shares, (at) => methods[at], 5, true)).toEqual([665, 667, 670]);
});

test('split: keeps the payment methods for the same number of people, and drops them for another number', () => {
  const orders = [{ id: 'a', total: minor(1000), lines: [] }];
  const wish = { kind: 'evenly', people: 2 } as const;
  const split = (methods: string[]) => splitBill({ ...wish, methods }, orders, () => '');
  expect(split(['cash', 'card'])).toEqual({ kind: 'evenly', shares: [500, 500], methods: ['cash', 'card'] });
  expect(split(['cash', 'card', 'card'])).toEqual({ kind: 'evenly', shares: [500, 500] });
});

test('rows of staff: each person has a method and a cash amount, also a person who chose to pay by card', () => {
  const split = { kind: 'evenly', shares: [667, 667, 666], methods: ['cash', 'card', null] } as const;
  const rows = splitRows(split, [], 0, 5);
  expect(rows.map(({ method, inCash }) => [method, inCash])).toEqual([
    ['cash', 665],
    ['card', 665],
    [undefined, 665],
  ]);
});
