import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availabilityAt } from '#domain/availability/availability.ts';
import { nextHours, rowsByTheClock } from '#domain/availability/category-hours.ts';
import { layOff } from '#domain/availability/lay-off.ts';
import { reconcileCart } from '#domain/cart/reconcile.ts';
import { linesVerdict } from '#domain/order/line-verdict.ts';
import { type Asking, dishVerdict } from '#domain/order/verdict.ts';
import { parseWindows } from '#domain/place/hours.ts';
import type { WeeklyHours } from '#domain/place/weekly-hours.ts';
import { cat, category, indexed, line, place, product } from '../menu/menu-builder.ts';
import { walk } from '../place/walk-the-clock.ts';

const SOFIA = 'Europe/Sofia';
const daily = (text: string): WeeklyHours => Array.from({ length: 7 }, () => parseWindows(text) ?? []);
const at = (text: string): number => Date.parse(`${text}+03:00`);

const BREAKFAST = 1;
const EGGS = 2;
const WEEKEND = 3;
const SHOWN = 4;
const NIGHT = 5;
const omelette = product(1, { categoryIds: [cat(BREAKFAST)] });
const eggs = product(2, { categoryIds: [cat(BREAKFAST), cat(EGGS)] });
const brunch = product(3, { categoryIds: [cat(WEEKEND)] });
const shown = product(4, { categoryIds: [cat(SHOWN), cat(BREAKFAST)] });
const toast = product(5, { categoryIds: [cat(NIGHT)] });
const index = indexed({
  categories: [
    category(BREAKFAST, undefined, { hours: daily('07:00-11:00') }),
    category(EGGS),
    category(WEEKEND, BREAKFAST, {
      hours: ['-', '-', '-', '-', '-', '09:00-14:00', '09:00-14:00'].map((day) => parseWindows(day) ?? []),
    }),
    category(SHOWN, undefined, { orderAllowed: false }),
    category(NIGHT, undefined, { hours: daily('22:00-02:00') }),
  ],
  products: [omelette, eggs, brunch, shown, toast],
});
const askingAt = (now: number): Asking => ({
  orderType: 'spot',
  settings: { tokenHidesProducts: false },
  off: availabilityAt(rowsByTheClock(index.menu, SOFIA, now).rows, now).off,
  hasUser: false,
});
const verdicts = (now: string) =>
  [omelette, eggs, brunch, shown, toast].map((dish) => dishVerdict(index, dish, askingAt(at(now))));

// 2026-06-01 is a Monday.
test('a category takes orders within its hours, to the second, and past midnight', () => {
  const shut = 'outside_hours';
  expect(verdicts('2026-06-01T06:59:59')).toEqual([shut, undefined, shut, shut, shut]);
  expect(verdicts('2026-06-01T07:00:00')).toEqual([undefined, undefined, shut, undefined, shut]);
  expect(verdicts('2026-06-01T10:59:59')).toEqual([undefined, undefined, shut, undefined, shut]);
  expect(verdicts('2026-06-01T11:00:00')).toEqual([shut, undefined, shut, shut, shut]);
  expect(verdicts('2026-06-01T23:59:59')).toEqual([shut, undefined, shut, shut, undefined]);
  expect(verdicts('2026-06-02T01:59:59')).toEqual([shut, undefined, shut, shut, undefined]);
  // A Saturday: the weekend card is a subcategory of the breakfast card, and both must be open.
  expect(verdicts('2026-06-06T08:00:00')[2]).toBe(shut);
  expect(verdicts('2026-06-06T09:00:00')[2]).toBeUndefined();
  expect(verdicts('2026-06-06T11:00:00')[2]).toBe(shut);
});

test('the next hours of a dish are found today, tomorrow or on a later weekday, when all its categories are open', () => {
  const next = (dish: typeof omelette, now: string) => nextHours(index, dish, SOFIA, at(now));
  expect(next(omelette, '2026-06-01T05:00:00')).toEqual({
    at: at('2026-06-01T07:00:00'),
    until: at('2026-06-01T11:00:00'),
    when: 'today',
    weekday: 1,
  });
  expect(next(omelette, '2026-06-01T11:00:00')).toMatchObject({ at: at('2026-06-02T07:00:00'), when: 'tomorrow' });
  expect(next(brunch, '2026-06-01T08:00:00')).toEqual({
    at: at('2026-06-06T09:00:00'),
    until: at('2026-06-06T11:00:00'),
    when: 'day',
    weekday: 6,
  });
  expect(next(toast, '2026-06-01T12:00:00')).toMatchObject({ until: at('2026-06-02T02:00:00'), when: 'today' });
});

test('categories that are never open together have no next hours', () => {
  const never = indexed({
    categories: [
      category(1, undefined, { hours: daily('07:00-11:00') }),
      category(2, 1, { hours: daily('18:00-22:00') }),
    ],
    products: [product(1, { categoryIds: [cat(2)] })],
  });
  expect(nextHours(never, { categoryIds: [cat(2)] }, SOFIA, at('2026-06-01T12:00:00'))).toBeUndefined();
});

test('an order with a dish outside its hours is refused, and its cart line is held until its hours', () => {
  const basket = { placeId: place, revision: 1, comments: {}, lines: [line(1), line(2)] };
  const noon = askingAt(at('2026-06-01T12:00:00'));
  expect(linesVerdict(index, basket.lines, noon)).toEqual({
    ok: false,
    error: {
      reason: 'outside_hours',
      problems: [{ reason: 'outside_hours', productId: omelette.id, ingredientIds: [] }],
    },
  });
  const { cart: kept, removed } = reconcileCart(basket, index, noon);
  expect([kept.lines, kept.held, removed.map(({ reason }) => reason)]).toMatchObject([
    [{ lineId: 'line-2' }],
    [{ lineId: 'line-1' }],
    ['outside_hours'],
  ]);
  const back = reconcileCart(kept, index, askingAt(at('2026-06-02T07:00:00'))).cart;
  expect([back.lines.length, back.held]).toEqual([2, undefined]);
});

test('a menu changed by the clock alone keeps its index', () => {
  expect(layOff(index, askingAt(at('2026-06-01T12:00:00')).off)).toBe(index);
});

const onTheQuarter = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
const anyWeek = fc.array(fc.array(fc.record({ from: onTheQuarter, to: onTheQuarter }), { maxLength: 2 }), {
  minLength: 7,
  maxLength: 7,
});

test.each([
  [SOFIA, '2026-03-28T12:00:00Z', 'a day of 23 hours'],
  [SOFIA, '2026-10-24T12:00:00Z', 'a day of 25 hours'],
  ['America/New_York', '2026-10-31T17:00:00Z', 'a day of 25 hours'],
  [SOFIA, '2026-06-05T12:00:00Z', 'days like any other'],
])('%s from %s, %s: categories, their changes and next hours equal a minute-by-minute walk', (zone, start) => {
  fc.assert(
    fc.property(anyWeek, anyWeek, (outer, inner) => {
      const nested = indexed({
        categories: [category(1, undefined, { hours: outer }), category(2, 1, { hours: inner })],
        products: [product(1, { categoryIds: [cat(2)] })],
      });
      const [walked, within] = [walk(outer, zone, start, 2), walk(inner, zone, start, 2)];
      const minutes = walked.map(({ instant, open }, i) => ({ instant, states: [open, within[i]?.open ?? false] }));
      minutes.forEach(({ instant, states }, i) => {
        const isOther = (one: (typeof minutes)[number] | undefined) => one && one.states.join() !== states.join();
        if (i % 211 !== 0 && !isOther(minutes[i - 1])) return;
        const { rows, turn } = rowsByTheClock(nested.menu, zone, instant);
        expect([1, 2].map((id) => !rows.some(({ productId }) => productId === `category:${id}`))).toEqual(states);
        const change = minutes.find((one, later) => later > i && isOther(one));
        if (change) expect(turn).toBe(change.instant);
        if (states.every(Boolean)) return;
        const both = minutes.find((one, later) => later > i && one.states.every(Boolean));
        if (both) expect(nextHours(nested, { categoryIds: [cat(2)] }, zone, instant)?.at).toBe(both.instant);
      });
    }),
    { numRuns: 15 },
  );
});
