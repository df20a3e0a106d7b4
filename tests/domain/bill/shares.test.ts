import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion, type Piece, pieceKey, piecesOf } from '#domain/bill/bill-split.ts';
import {
  type BillStanding,
  offeredAmount,
  openOf,
  piecesOfWish,
  type ShareWish,
  shareAmount,
} from '#domain/bill/shares.ts';
import { addMoney, type Minor, minor, ZERO } from '#domain/pricing/money.ts';

const sumOf = (amounts: readonly Minor[]) => addMoney(...amounts);
const pieces = piecesOf([
  {
    id: 'a',
    total: minor(1500),
    lines: [
      { name: 'Salad', quantity: 2, total: minor(1000) },
      { name: 'Soup', quantity: 1, total: minor(500) },
    ],
  },
]);
const bill = (more: Partial<BillStanding> = {}): BillStanding => ({
  total: minor(1500),
  paid: ZERO,
  held: ZERO,
  pieces,
  taken: new Set(),
  even: undefined,
  ...more,
});
const dish = (line: number, piece = 0) => ({ orderId: 'a', line, piece });
const byDish = (...of: ReturnType<typeof dish>[]): ShareWish => ({ kind: 'byDish', pieces: of });
const worth = (wish: ShareWish, standing: BillStanding) => {
  const amount = shareAmount(wish, standing);
  return amount.ok ? amount.value : amount.error.code;
};

test('odd cents go to the largest fractions, and to the first of equal fractions', () => {
  expect(apportion(minor(100), [1, 1, 1])).toEqual([34, 33, 33]);
  // 33.4, 33.4 and 33.2 of 100: exact shares of 10, 10 and 9.94 weights.
  expect(apportion(minor(10), [199, 199, 602])).toEqual([2, 2, 6]);
  expect(apportion(minor(7), [0, 0])).toEqual([7, 0]);
});

test('a discount or charge spread over dishes keeps each dish within a cent of its exact part and sums to the order', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 9_000_000_000 }), (of, amount) => {
      const parts = apportion(minor(amount), of);
      expect(sumOf(parts)).toBe(amount);
      const whole = of.reduce((before, one) => before + one, 0);
      if (whole > 0)
        for (const [at, part] of parts.entries())
          expect(Math.abs(part - (amount / whole) * (of[at] ?? 0))).toBeLessThan(1.001);
    }),
  );
});

test('a dish is paid only once, and a dish that is not on the bill cannot be paid', () => {
  expect(worth(byDish(dish(0), dish(1)), bill())).toBe(1000);
  expect(worth(byDish(dish(0), dish(0)), bill()), 'named twice').toBe(500);
  expect(worth(byDish(dish(1)), bill({ taken: new Set([pieceKey(dish(1))]), held: minor(500) }))).toBe('piece_taken');
  expect(worth(byDish(dish(4)), bill())).toBe('unknown_piece');
  expect(worth(byDish(), bill())).toBe('unknown_piece');
});

test('a share never exceeds the open amount; other guests’ payments reduce the last dishes', () => {
  const standing = bill({ paid: minor(700), held: minor(500) });
  expect(worth(byDish(dish(0)), standing)).toBe(300);
  expect(worth({ kind: 'rest' }, standing)).toBe(300);
  expect(worth({ kind: 'amount', amount: minor(301) }, standing)).toBe('too_much');
  expect(worth({ kind: 'amount', amount: minor(300) }, standing)).toBe(300);
  expect(worth({ kind: 'rest' }, bill({ paid: minor(1600) }))).toBe('nothing_to_pay');
  expect(worth({ kind: 'amount', amount: minor(5) }, bill({ paid: minor(1500) }))).toBe('nothing_to_pay');
});

test('equal parts keep one number of people until all parts are taken', () => {
  const one = { kind: 'evenly', people: 3, take: 1 } as const;
  expect(worth({ ...one, take: 2 }, bill({ total: minor(1000) }))).toBe(667);
  const begun = bill({ total: minor(1000), paid: minor(334), even: { people: 3, taken: 1 } });
  expect([worth(one, begun), worth({ ...one, people: 4 }, begun), worth({ ...one, take: 3 }, begun)]).toEqual([
    333,
    'parts_taken',
    'parts_taken',
  ]);
  // A dish ordered after everybody has paid is split anew, among any number of people.
  const again = bill({ total: minor(1000), paid: minor(800), even: { people: 3, taken: 3 } });
  expect(worth({ ...one, people: 2 }, again)).toBe(100);
});

test('an equal part after a further order is a part of the whole bill, and what the first guest did not pay stays open', () => {
  const half = { kind: 'evenly', people: 2, take: 1 } as const;
  const grown = bill({ total: minor(1580), paid: minor(395), even: { people: 2, taken: 1, amount: minor(395) } });
  expect(worth(half, grown)).toBe(790);
  const both = { ...grown, paid: minor(1185), even: { people: 2, taken: 2, amount: minor(1185) } };
  expect(worth({ kind: 'rest' }, both)).toBe(395);
  // Other guests' payments make the parts smaller, and a voided dish leaves only the open amount.
  const third = { kind: 'evenly', people: 3, take: 1 } as const;
  const shared = { people: 3, taken: 1, amount: minor(500) };
  expect(worth(third, bill({ paid: minor(900), even: shared }))).toBe(300);
  expect(worth(half, { ...grown, total: minor(500) })).toBe(105);
});

test('an offered equal part or typed amount stays the same, or shrinks to the open amount', () => {
  const half = { kind: 'evenly', people: 2, take: 1 } as const;
  const again = (wish: ShareWish, offered: number, standing: BillStanding) => {
    const found = offeredAmount(wish, minor(offered), standing);
    return found.ok ? [found.value.amount, found.value.isInRound] : found.error.code;
  };
  expect(again(half, 750, bill({ paid: minor(750) })), 'the waiter took the other half').toEqual([750, true]);
  expect(again(half, 750, bill({ paid: minor(1000) })), 'and more').toEqual([500, true]);
  expect(again(half, 750, bill({ paid: minor(1500) }))).toBe('nothing_to_pay');
  expect(again(half, 750, bill({ even: { people: 3, taken: 1 } })), 'others share by three').toEqual([750, false]);
  const odd = bill({ total: minor(1000), paid: minor(334), even: { people: 3, taken: 1 } });
  expect(again({ ...half, people: 3 }, 334, odd), 'an odd cent is the first one’s').toEqual([333, true]);
  const typed = { kind: 'amount', amount: minor(900) } as const;
  expect(again(typed, 900, bill({ paid: minor(700) }))).toEqual([800, false]);
  expect(again({ kind: 'rest' }, 1500, bill({ paid: minor(700) }))).toEqual([800, false]);
  expect(again(byDish(dish(0)), 500, bill({ taken: new Set([pieceKey(dish(0))]) }))).toBe('piece_taken');
});

/** Guests pay in any sequence; each share is held, and then paid or released. */
const walk = (start: BillStanding, steps: readonly { readonly wish: ShareWish; readonly isPaid: boolean }[]) => {
  let now = start;
  for (const { wish, isPaid } of steps) {
    const amount = shareAmount(wish, now);
    if (!amount.ok) continue;
    expect(amount.value).toBeGreaterThan(0);
    expect(amount.value).toBeLessThanOrEqual(openOf(now));
    if (!isPaid) continue;
    const round = now.even && now.even.taken < now.even.people ? now.even : undefined;
    now = {
      ...now,
      paid: minor(now.paid + amount.value),
      taken: new Set([...now.taken, ...piecesOfWish(wish).map(pieceKey)]),
      even:
        wish.kind === 'evenly'
          ? {
              people: wish.people,
              taken: (round?.taken ?? 0) + wish.take,
              amount: minor((round?.amount ?? 0) + amount.value),
            }
          : now.even,
    };
  }
  return now;
};

const anyBill = fc
  .array(fc.record({ quantity: fc.integer({ min: 1, max: 4 }), total: fc.integer({ min: 0, max: 9999 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .chain((lines) => {
    const whole = lines.reduce((before, line) => before + line.total, 0);
    return fc.integer({ min: 0, max: 2 * whole }).map((total): BillStanding => {
      const of = piecesOf([
        { id: 'a', total: minor(total), lines: lines.map((one) => ({ ...one, name: '', total: minor(one.total) })) },
      ]);
      return bill({ total: minor(total), pieces: of });
    });
  });

const anyWish = fc.oneof(
  fc.record({
    kind: fc.constant('evenly' as const),
    people: fc.integer({ min: 2, max: 4 }),
    take: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 5000 }).map(minor) }),
  fc
    .array(fc.record({ line: fc.nat(3), piece: fc.nat(3) }), { minLength: 1, maxLength: 3 })
    .map((of): ShareWish => byDish(...of.map(({ line, piece }) => dish(line, piece)))),
  fc.constant({ kind: 'rest' as const }),
);

test('any sequence of shares charges nobody twice, and the rest pays the bill to the cent', () => {
  fc.assert(
    fc.property(
      anyBill,
      fc.array(fc.record({ wish: anyWish, isPaid: fc.boolean() }), { maxLength: 12 }),
      (start, steps) => {
        const end = walk(start, [...steps, { wish: { kind: 'rest' }, isPaid: true }]);
        expect(end.paid).toBe(end.total);
      },
    ),
  );
});

test('a table that pays each dish once has paid its bill', () => {
  fc.assert(
    fc.property(anyBill, (start) => {
      const each = (piece: Piece) => ({ wish: { kind: 'byDish', pieces: [piece] } as const, isPaid: true });
      const end = walk(start, start.pieces.map(each));
      expect(end.paid).toBe(end.total);
    }),
  );
});

test('a table that pays in equal parts has paid its bill, and parts differ by at most a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 99_999 }), fc.integer({ min: 2, max: 20 }), (total, people) => {
      let now = bill({ total: minor(total), pieces: [] });
      const parts: number[] = [];
      for (let at = 0; at < people; at += 1) {
        const before = now.paid;
        now = walk(now, [{ wish: { kind: 'evenly', people, take: 1 }, isPaid: true }]);
        parts.push(now.paid - before);
      }
      expect(now.paid).toBe(total);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      expect(parts).toEqual([...parts].sort((a, b) => b - a));
    }),
  );
});
