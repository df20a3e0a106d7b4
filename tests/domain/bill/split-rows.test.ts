import { expect, test } from 'vitest';
import { splitRows } from '#domain/bill/split-rows.ts';
import { minor } from '#domain/pricing/money.ts';

const WANTED = 1000;
const paid = (amount: number, at = WANTED + 1) => ({ amount: minor(amount), at });

test('each person has a row with what they had, a shared dish apart from their own', () => {
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

test('a payment since the bill was asked for ends one row of its amount, and none that was taken back does', () => {
  const split = { kind: 'evenly', shares: [500, 500, 499] } as const;
  const back = { ...paid(499), reversed: { by: 'Maria', at: 1, reason: 'other' } } as const;
  const rows = splitRows(split, [paid(500), back, paid(499, WANTED - 1)], WANTED);
  expect(rows.map(({ isPaid }) => isPaid)).toEqual([true, false, false]);
});

test('a row says what coins can pay of it, and ends by that as by the exact amount', () => {
  const split = { kind: 'evenly', shares: [667, 667, 666] } as const;
  const rows = splitRows(split, [paid(665), paid(667)], WANTED, 5);
  expect(rows.map(({ inCash }) => inCash)).toEqual([665, 665, 670]);
  expect(rows.map(({ isPaid }) => isPaid)).toEqual([true, true, false]);
});
