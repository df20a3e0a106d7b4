import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PieceWish, piecesOf, shareByDish, shareEvenly, splitBill } from '#domain/bill/bill-split.ts';
import { minor } from '#domain/pricing/money.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((before, amount) => before + amount, 0);
const order = (id: string, total: number, ...lines: [name: string, quantity: number, total: number][]) => ({
  id,
  total: minor(total),
  lines: lines.map(([name, quantity, lineTotal]) => ({ name, quantity, total: minor(lineTotal) })),
});

test('an even split gives the odd cents to the first people', () => {
  expect(shareEvenly(minor(320), 3)).toEqual([107, 107, 106]);
  expect(shareEvenly(minor(2016), 3)).toEqual([672, 672, 672]);
  expect(shareEvenly(minor(1), 3)).toEqual([1, 0, 0]);
});

test('a split by dish shares each dish among its people, and a dish without names among everybody', () => {
  const pieces = piecesOf([order('a', 2016, ['Salad', 1, 880], ['Soup', 2, 816], ['Bread', 1, 320])]);
  expect(pieces.map(({ name, amount }) => [name, amount])).toEqual([
    ['Salad', 880],
    ['Soup', 408],
    ['Soup', 408],
    ['Bread', 320],
  ]);
  const wishes: PieceWish[] = [
    { orderId: 'a', line: 0, piece: 0, people: [1] },
    { orderId: 'a', line: 1, piece: 0, people: [2] },
    { orderId: 'a', line: 1, piece: 1, people: [3, 3, 9] },
  ];
  expect(shareByDish(pieces, 3, wishes)).toEqual([987, 515, 514]);
});

test.each([
  { dishes: 15, price: 75, people: 2, shares: [563, 562] },
  { dishes: 40, price: 59, people: 20, shares: Array.from({ length: 20 }, () => 118) },
  { dishes: 7, price: 100, people: 3, shares: [234, 233, 233] },
])(
  '$dishes dishes of $price shared by $people people differ by at most a cent',
  ({ dishes, price, people, shares }) => {
    const pieces = piecesOf([order('a', dishes * price, ['Bread', dishes, dishes * price])]);
    expect(shareByDish(pieces, people, [])).toEqual(shares);
  },
);

test('a discount on the whole order is spread over its dishes by price', () => {
  const pieces = piecesOf([order('a', 900, ['Salad', 1, 700], ['Soup', 1, 300])]);
  expect(pieces.map(({ amount }) => amount)).toEqual([630, 270]);
});

test('a split by person charges each person for the orders that they sent', () => {
  const orders = [
    order('a', 500, ['Salad', 1, 500]),
    order('b', 300, ['Soup', 1, 300]),
    order('c', 200, ['Bread', 2, 200]),
  ];
  const senders: Record<string, string> = { a: 'x', b: 'y', c: 'x' };
  expect(splitBill({ kind: 'byPerson' }, orders, (id) => senders[id] ?? '')).toEqual({
    kind: 'byPerson',
    shares: [700, 300],
    dishes: [
      { name: 'Salad', people: [1] },
      { name: 'Soup', people: [2] },
      { name: 'Bread', people: [1] },
      { name: 'Bread', people: [1] },
    ],
  });
});

test('the shares of any bill sum to the bill, to the cent', () => {
  const anOrder = fc
    .record({
      lines: fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9999 })), {
        minLength: 1,
        maxLength: 5,
      }),
      discount: fc.integer({ min: 0, max: 100 }),
      id: fc.uuid(),
    })
    .map(({ lines, discount, id }) => {
      const whole = sum(lines.map(([, total]) => total));
      const total = whole - Math.floor((whole * discount) / 100);
      return order(id, total, ...lines.map(([quantity, one]) => ['dish', quantity, one] as [string, number, number]));
    });
  const wishes = fc.array(
    fc.record({
      orderId: fc.constant('a'),
      line: fc.nat(4),
      piece: fc.nat(8),
      people: fc.array(fc.integer({ min: -1, max: 22 }), { maxLength: 5 }),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(
      fc.array(anOrder, { maxLength: 4 }),
      fc.integer({ min: 2, max: 20 }),
      wishes,
      (orders, people, some) => {
        const bill = sum(orders.map(({ total }) => total));
        const named = some.map((wish, at) => ({
          ...wish,
          orderId: orders[at % Math.max(1, orders.length)]?.id ?? 'a',
        }));
        for (const wish of [
          { kind: 'evenly', people } as const,
          { kind: 'byPerson' } as const,
          { kind: 'byDish', people, pieces: named } as const,
        ]) {
          const { shares } = splitBill(wish, orders, (id) => id.slice(0, 1));
          expect(sum(shares)).toBe(bill);
          expect(shares.every((share) => share >= 0)).toBe(true);
        }
      },
    ),
  );
});

test('a split leaves out a dish that the venue took off, and keeps the other lines in place', () => {
  const [whole] = [order('a', 700, ['Salad', 1, 700], ['Soup', 1, 0])];
  const lines = whole.lines.map((line, at) => (at === 0 ? line : { ...line, voided: minor(300) }));
  expect(piecesOf([{ ...whole, lines }])).toMatchObject([{ line: 0, name: 'Salad', amount: 700 }]);
});
