import { expect, test } from 'vitest';
import { splitRows } from '#domain/bill/split-rows.ts';
import { minor } from '#domain/pricing/money.ts';

const WANTED = 1000;
const paid = (amount: number, at = WANTED + 1) => ({ amount: minor(amount), at });

test('each person has a row of their own dishes, with shared dishes listed apart', () => {
  const split = {
    kind: 'byDish',
    shares: [700, 300],
    dishes: [
      { name: 'Beer', people: [1] },
      { name: 'Beer', people: [1] },
      { name: 'Beer', people: [1, 2] },
    ],
  } as const;
  expect(splitRows(split, [], WANTED)).toEqual([
    {
      ...{ person: 1, amount: 700, isPaid: false },
      dishes: [
        { name: 'Beer', count: 2, isShared: false },
        { name: 'Beer', count: 1, isShared: true },
      ],
    },
    { person: 2, amount: 300, isPaid: false, dishes: [{ name: 'Beer', count: 1, isShared: true }] },
  ]);
});

test('a payment made since the bill request ends one row of its amount, unless it was taken back', () => {
  const split = { kind: 'evenly', shares: [500, 500, 499] } as const;
  const back = { ...paid(499), reversed: { by: 'Maria', at: 1, reason: 'other' } } as const;
  const rows = splitRows(split, [paid(500), back, paid(499, WANTED - 1)], WANTED);
  expect(rows.map(({ isPaid }) => isPaid)).toEqual([true, false, false]);
});

test('a row shows its cash amount, and a payment of the cash or the exact amount ends it', () => {
  const split = { kind: 'evenly', shares: [667, 667, 666] } as const;
  const rows = splitRows(split, [paid(665), paid(667)], WANTED, 5);
  expect(rows.map(({ inCash }) => inCash)).toEqual([665, 665, 670]);
  expect(rows.map(({ isPaid }) => isPaid)).toEqual([true, true, false]);
});
