import { expect, test } from 'vitest';
import type { GuestFacts } from '#domain/order/guest-facts.ts';
import { usualMinutes } from '#domain/order/usual-minutes.ts';
import { usualNow } from '#domain/order/usual-now.ts';

const MINUTE = 60_000;
const of = (...minutes: number[]) => usualMinutes(minutes.map((one) => one * MINUTE));
const times = (count: number, minutes: number) => Array.from({ length: count }, () => minutes);

test('fewer than ten orders give no usual time', () => {
  expect(of(...times(9, 22))).toBeUndefined();
  expect(of(...times(10, 22))).toEqual({ from: 20, to: 25 });
});

test('the median counts, so one long evening changes nothing', () => {
  expect(of(...times(6, 22), ...times(4, 170))).toEqual({ from: 20, to: 25 });
  // For an even count the median is between the two middle times.
  expect(of(...times(5, 10), ...times(5, 29))).toEqual({ from: 15, to: 20 });
});

test('five full minutes start their own range, and the least promise is five minutes', () => {
  expect(of(...times(10, 25))).toEqual({ from: 25, to: 30 });
  expect(of(...times(10, 2))).toEqual({ from: 5, to: 10 });
});

test('an implausible time to the table is left out', () => {
  expect(of(...times(9, 22), 181)).toBeUndefined();
  expect(of(...times(9, 22), 0)).toBeUndefined();
  expect(of(...times(9, 22), -5)).toBeUndefined();
});

const AT = 1_000_000;
const waiting = (facts: GuestFacts = {}) =>
  ({ status: 'ordered', placedAt: AT, facts: { usual: { from: 20, to: 25 }, ...facts } }) as const;

test('minutes are shown unchanged until they are over, and never count down', () => {
  for (const waited of [0, 12, 24]) expect(usualNow(waiting(), AT + waited * MINUTE)).toEqual({ from: 20, to: 25 });
  expect(usualNow(waiting(), AT + 25 * MINUTE)).toBeUndefined();
});

test('minutes are hidden for an order that is done, delayed by staff, or without data', () => {
  expect(usualNow({ ...waiting(), status: 'cooked_spot' }, AT)).toBeUndefined();
  expect(usualNow({ ...waiting(), status: 'rejected' }, AT)).toBeUndefined();
  expect(usualNow(waiting({ delayed: { minutes: 10, at: AT } }), AT)).toBeUndefined();
  expect(usualNow({ ...waiting(), facts: undefined }, AT)).toBeUndefined();
});
