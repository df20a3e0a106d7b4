import { expect, test } from 'vitest';
import {
  dayBars,
  firstDay,
  lookedAtOnly,
  orderedDishes,
  orderFigures,
  type ReportOrder,
  SAVED_AFTER_MS,
} from '#domain/owner/reports/report.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';

const MINUTE = 60_000;
const AT = Date.UTC(2026, 10, 25, 10);
const order = (over: Partial<ReportOrder> = {}): ReportOrder => ({
  ...{ id: 'a', day: '2026-11-25', sessionId: 's', status: 'ordered', total: minor(1000), currency: 'EUR' as Currency },
  ...{
    createdAt: AT,
    placedAt: AT,
    acceptedAt: undefined,
    servedAt: undefined,
    dishes: [{ productId: 1, quantity: 2 }],
  },
  ...over,
});

test('the first day of a week is its Monday, and the first day of a day is the same day', () => {
  expect(firstDay('week', '2026-11-25')).toBe('2026-11-23');
  expect(firstDay('week', '2026-11-23')).toBe('2026-11-23');
  expect(firstDay('week', '2026-11-29')).toBe('2026-11-23');
  expect(firstDay('day', '2026-11-25')).toBe('2026-11-25');
});

test('an order that waited half a minute on its device counts as saved by the outbox; a rejected one does not', () => {
  const waited = (ms: number, over: Partial<ReportOrder> = {}) => order({ createdAt: AT - ms, ...over });
  const all = [waited(SAVED_AFTER_MS), waited(SAVED_AFTER_MS - 1), waited(HOUR), waited(HOUR, { status: 'rejected' })];
  expect(orderFigures(all)).toMatchObject({ orders: 3, refused: 1, savedOffline: 2 });
});
const HOUR = 60 * MINUTE;

test('minutes until acceptance are the median, without orders for later', () => {
  const after = (minutes: number, over: Partial<ReportOrder> = {}) =>
    order({ acceptedAt: AT + minutes * MINUTE, ...over });
  expect(orderFigures([order()]).minutesToAccept).toBeUndefined();
  const all = [after(1), after(3), after(50), after(400, { wantedAt: AT + HOUR }), after(90, { status: 'rejected' })];
  expect(orderFigures(all).minutesToAccept).toBe(3);
});

test('a viewed dish is listed until it is ordered', () => {
  const ordered = orderedDishes([order(), order({ dishes: [{ productId: 2, quantity: 1 }], status: 'rejected' })]);
  expect([...ordered]).toEqual([[1, 2]]);
  const dish = (id: number, looks: number, name: string) => ({
    ...{ id, name, looks, seconds: 1, ordered: ordered.get(id) ?? 0 },
  });
  const listed = lookedAtOnly([dish(1, 9, 'a'), dish(2, 3, 'b'), dish(3, 3, 'a'), dish(4, 0, 'c'), dish(5, 7, 'd')]);
  expect(listed.map(({ id }) => id)).toEqual([5, 3, 2]);
});

test('a week has seven bars, beside those of the week before', () => {
  const bars = dayBars('2026-11-23', [order(), order({ status: 'rejected' })], [order({ day: '2026-11-16' })]);
  expect(bars).toHaveLength(7);
  expect(bars[0]).toEqual({ at: '2026-11-23', orders: 0, before: 1 });
  expect(bars[2]).toEqual({ at: '2026-11-25', orders: 1, before: 0 });
});
