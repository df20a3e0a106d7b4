import { expect, test } from 'vitest';
import { keptSplit } from '#domain/bill/kept-split.ts';

const NOBODY_PAID = { paidEvenly: 0, before: ['guest 1', 'guest 2'], now: ['guest 1', 'guest 2'] };

test('kept split: a bill without a split keeps none', () => {
  expect(keptSplit(undefined, NOBODY_PAID)).toBeUndefined();
});

test.each([
  [0, 3, ['cash', 'card']],
  [1, 2, ['card']],
  [2, undefined, undefined],
])('kept split: of three equal parts with %d paid, %s are left with their methods', (paidEvenly, people, methods) => {
  const kept = keptSplit(
    { kind: 'evenly', people: 3, methods: ['cash', 'card', null] },
    { ...NOBODY_PAID, paidEvenly },
  );
  expect(kept?.people).toBe(people);
  expect(kept && [...kept.methods.values()]).toEqual(methods);
});

test('kept split: a split by person keeps the method of each payer who is left', () => {
  const before = ['guest 1', 'guest 2', 'guest 3'];
  const wish = { kind: 'byPerson' as const, methods: ['cash', 'card', 'cash'] };
  const kept = keptSplit(wish, { paidEvenly: 0, before, now: ['guest 2', 'guest 3'] });
  expect(kept?.methods).toEqual(
    new Map([
      [1, 'card'],
      [2, 'cash'],
    ]),
  );
  expect(keptSplit(wish, { paidEvenly: 0, before, now: ['guest 3'] })).toBeUndefined();
  expect(keptSplit(wish, NOBODY_PAID)?.methods.size).toBe(0);
});

test('kept split: a split by dish keeps the people of each dish', () => {
  const pieces = [{ orderId: 'o', line: 0, piece: 1, people: [2] }];
  const kept = keptSplit({ kind: 'byDish', people: 2, pieces }, NOBODY_PAID);
  expect(kept?.sharers).toEqual(new Map([['o:0:1', [2]]]));
});
