// A customer's ledger: each amount is in the balance, spent, or expired.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earnedOf } from '#domain/loyalty/earned-points.ts';
import { balanceOf, type LedgerRow } from '#domain/loyalty/ledger.ts';
import { mostMoney, mostPoints, spendingSteps } from '#domain/loyalty/spending.ts';
import { minor } from '#domain/pricing/money.ts';

const row = (amount: number, at: number, expiresAt?: number): LedgerRow => ({
  unit: 'points',
  kind: amount < 0 ? 'spent' : 'earned',
  amount,
  at,
  ...(expiresAt !== undefined && { expiresAt }),
});

const rows = fc
  .array(
    fc.record({
      amount: fc.integer({ min: -500, max: 500 }),
      wait: fc.nat(50),
      lasts: fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined }),
    }),
    { maxLength: 30 },
  )
  .map((list) => {
    let at = 0;
    return list.map(({ amount, wait, lasts }) => {
      at += wait;
      return row(amount, at, amount > 0 && lasts !== undefined ? at + lasts : undefined);
    });
  });

test('all ledger rows sum to the balance and the expired points', () => {
  fc.assert(
    fc.property(rows, fc.nat(2_000), (list, later) => {
      const now = (list.at(-1)?.at ?? 0) + later;
      const { amount, expired, next } = balanceOf(list, now);
      const over = expired.reduce((sum, one) => sum + one.amount, 0);
      expect(amount + over).toBe(list.reduce((sum, one) => sum + one.amount, 0));
      for (const one of expired) expect(one.at).toBeLessThanOrEqual(now);
      if (next) expect(next.at).toBeGreaterThan(now);
    }),
  );
});

test('points that expire first are spent first', () => {
  const list = [row(10, 0, 100), row(10, 1, 50), row(-10, 2)];
  expect(balanceOf(list, 60)).toEqual({ amount: 10, next: { amount: 10, at: 100 }, expired: [] });
  expect(balanceOf(list, 100)).toEqual({ amount: 0, next: undefined, expired: [{ amount: 10, at: 100 }] });
});

test('a negative balance, after spent points were taken back, is offset by the next points', () => {
  expect(balanceOf([row(10, 0), row(-10, 1), row(-10, 2)], 3).amount).toBe(-10);
  expect(balanceOf([row(10, 0), row(-10, 1), row(-10, 2), row(15, 3, 9)], 4).amount).toBe(5);
});

test('whole points are earned on what is paid, however it is split; money rounds half up', () => {
  const terms = { points: 3, percent: 2.5 };
  expect(earnedOf(minor(199), terms, 'EUR')).toEqual({ points: 5, money: 5 });
  expect(earnedOf(minor(20), { points: 3, percent: 2.5 }, 'EUR')).toEqual({ points: 0, money: 1 });
  expect(earnedOf(minor(150), terms, 'JPY')).toEqual({ points: 450, money: 4 });
});

test('spending never exceeds the remaining dishes, the balance or the limit', () => {
  const amount = fc.nat(20_000);
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.nat(300),
      amount,
      fc.nat(100),
      (points, money, balance, worth, left, most) => {
        const spending = {
          points,
          money: minor(money),
          balance: minor(balance),
          worth: minor(worth),
          mostPercent: most,
        };
        const steps = spendingSteps(spending, minor(left));
        const of = (kind: string) => Math.abs(steps.find((step) => step.kind === kind)?.amount ?? 0);
        expect(of('points') + of('accumulated')).toBeLessThanOrEqual(left);
        expect(of('points')).toBeLessThanOrEqual(points * worth);
        expect(of('points')).toBe(mostPoints(points, minor(worth), minor(left)) * worth);
        expect(of('accumulated')).toBe(Math.min(money, mostMoney(spending, minor(left))));
        expect(of('accumulated')).toBeLessThanOrEqual(Math.min(balance, Math.ceil((left * most) / 100)));
      },
    ),
  );
});
