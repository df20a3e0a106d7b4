import { expect, test } from 'vitest';
import type { Piece } from '#domain/bill/bill-split.ts';
import { type BillSplitChoice, cardShareOf, splitOfCardShare } from '#domain/bill/card-share.ts';
import { minor } from '#domain/pricing/money.ts';

const piece = (line: number, amount: number): Piece => ({
  ...{ orderId: 'o', line, piece: 0, name: `Dish ${line}`, amount: minor(amount) },
});
const PIECES = [piece(0, 620), piece(1, 880), piece(2, 590)];
const AT = { pieces: PIECES, reader: 1 };
const BY_DISH: BillSplitChoice = {
  kind: 'byDish',
  people: 2,
  sharers: new Map([
    ['o:0:0', [1]],
    ['o:1:0', [1]],
    ['o:2:0', [2]],
  ]),
};
const NONE = new Set<string>();

test('card share: a split by dish picks the dishes of the phone’s own guest', () => {
  expect(cardShareOf(BY_DISH, AT)).toEqual({ kind: 'byDish', people: 2, picked: new Set(['o:0:0', 'o:1:0']) });
  expect(cardShareOf(BY_DISH, { ...AT, reader: 2 }).picked).toEqual(new Set(['o:2:0']));
});

test('card share: a guest who shares a dish with others pays their part of the split as an amount', () => {
  const shared = { ...BY_DISH, sharers: new Map([...BY_DISH.sharers, ['o:1:0', [1, 2]]]) };
  // 6.20 and half of 8.80
  expect(cardShareOf(shared, AT)).toEqual({ kind: 'amount', people: 2, picked: NONE, amount: 1060 });
});

test('card share: an even split keeps its number of people, by person stays by person, and one bill is all that is left', () => {
  const split = (kind: BillSplitChoice['kind']) => ({ ...BY_DISH, kind, people: 3 });
  expect(cardShareOf(split('evenly'), AT)).toEqual({ kind: 'evenly', people: 3, picked: NONE });
  expect(cardShareOf(split('byPerson'), AT)).toEqual({ kind: 'byPerson', people: 3, picked: NONE });
  expect(cardShareOf(split('together'), AT)).toEqual({ kind: 'rest', people: 3, picked: NONE });
});

test('card share: a guest who is not among the people of a split by dish starts with all that is left', () => {
  expect(cardShareOf(BY_DISH, { ...AT, reader: undefined }).kind).toBe('rest');
});

test('split: takes over the dishes that the guest picked on the card, and leaves the others to the rest of the table', () => {
  const picked = new Set(['o:0:0', 'o:2:0']);
  expect(splitOfCardShare({ kind: 'byDish', people: 2, picked }, BY_DISH, AT)).toEqual({
    ...{ kind: 'byDish', people: 2 },
    sharers: new Map([
      ['o:0:0', [1]],
      ['o:1:0', [2]],
      ['o:2:0', [1]],
    ]),
  });
});

test('split: takes over equal parts with their people, all that is left and own dishes; an amount changes nothing', () => {
  const after = (kind: 'evenly' | 'rest' | 'byPerson' | 'amount') =>
    splitOfCardShare({ kind, people: 4, picked: NONE }, BY_DISH, AT);
  expect([after('evenly').kind, after('evenly').people]).toEqual(['evenly', 4]);
  expect(after('rest').kind).toBe('together');
  expect(after('byPerson').kind).toBe('byPerson');
  expect(after('amount')).toBe(BY_DISH);
});
