import { expect, test } from 'vitest';
import { beginWatch, IDLE_MS, inView, isLoggedTime, timeSpent, touched } from '#domain/log/page-time.ts';
import { DEBOUNCE_MS } from '#shared/use-debounced.ts';

const S = 1_000;

test('a guest is idle after 60 seconds without activity, and the time until the next touch does not count [S4.23]', () => {
  const watch = beginWatch(0);
  expect(timeSpent(watch, 60 * S)).toBe(60 * S);
  expect(timeSpent(watch, 61 * S)).toBe(60 * S);
  expect(timeSpent(watch, 500 * S)).toBe(60 * S);
  const back = touched(watch, 500 * S);
  expect(timeSpent(back, 510 * S)).toBe(70 * S);
});

test('the idle timeout is 60 seconds, and search words are logged after 250 ms without typing [S9.10]', () => {
  const kept = touched(touched(beginWatch(0), 59 * S), 118 * S);
  expect(timeSpent(kept, 178 * S)).toBe(178 * S);
  expect(timeSpent(kept, 178 * S + 1)).toBe(178 * S);
  expect([IDLE_MS, DEBOUNCE_MS]).toEqual([60_000, 250]);
});

test('page time is logged when it is over 2 seconds and under 300 [S9.11]', () => {
  expect([2_000, 2_001, 299_999, 300_000].map(isLoggedTime)).toEqual([false, true, true, false]);
});

test('a hidden page collects no page time, and showing it again counts as activity', () => {
  const hidden = inView(beginWatch(0), false, 10 * S);
  expect(timeSpent(hidden, 40 * S)).toBe(10 * S);
  const back = inView(hidden, true, 200 * S);
  expect(timeSpent(back, 205 * S)).toBe(15 * S);
  // The page was visible all the time, so a second such report is no activity.
  expect(timeSpent(inView(beginWatch(0), true, 50 * S), 100 * S)).toBe(60 * S);
});

test('a clock jump, forward or back, adds at most a minute and never subtracts', () => {
  const watch = touched(beginWatch(1_000 * S), 1_010 * S);
  expect(timeSpent(watch, 400 * S)).toBe(10 * S);
  const setBack = touched(watch, 400 * S);
  expect(timeSpent(setBack, 405 * S)).toBe(15 * S);
  expect(timeSpent(watch, 9_000 * S)).toBe(70 * S);
});
