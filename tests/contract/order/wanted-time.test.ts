import { describe, expect, test } from 'vitest';
import { exactTimeSelected, readWantedTime, yearOfDate } from '#contract/order/wanted-time.ts';

const SOFIA = 'Europe/Sofia';
const read = (text: string | null | undefined, now = '2026-11-21T13:00:00+02:00', isExact = true) => {
  const at = readWantedTime(text, { timeZone: SOFIA, now: Date.parse(now) }, isExact);
  return at === undefined || Number.isNaN(at) ? at : new Date(at).toISOString();
};

test.each([
  [5, { year: 2026, month: 12, day: 21 }, 2027],
  [9, { year: 2026, month: 12, day: 31 }, 2027],
  [10, { year: 2026, month: 12, day: 31 }, 2026],
  [12, { year: 2026, month: 12, day: 31 }, 2026],
  [1, { year: 2026, month: 12, day: 20 }, 2026],
  [1, { year: 2026, month: 11, day: 30 }, 2026],
])('month %i without a year, read on %o, is in year %i [S5.25]', (month, today, year) => {
  expect(yearOfDate(month, today)).toBe(year);
});

test('exact time is not chosen when the time has no colon [S5.26]', () => {
  expect([exactTimeSelected('19:30'), exactTimeSelected('19'), exactTimeSelected('')]).toEqual([1, 0, 0]);
});

describe('the wanted time of a request body', () => {
  test('a wanted time is a moment with its offset', () => {
    expect(read('2026-11-21T19:00:00.000Z')).toBe('2026-11-21T19:00:00.000Z');
    expect(read('2026-11-21T19:00+02:00')).toBe('2026-11-21T17:00:00.000Z');
  });

  test('a wanted time is a date and wall-clock time of the place, with or without a year [S5.25]', () => {
    expect(read('25.11 19:30')).toBe('2026-11-25T17:30:00.000Z');
    expect(read('25.11.2026, 19:30')).toBe('2026-11-25T17:30:00.000Z');
    expect(read('19:30')).toBe('2026-11-21T17:30:00.000Z');
    expect(read('02.01 12:00', '2026-12-28T13:00:00+02:00')).toBe('2027-01-02T10:00:00.000Z');
    // In Sofia it is the 21st already, while in UTC it is the 20th.
    expect(read('02.01 12:00', '2026-12-21T00:30:00+02:00')).toBe('2027-01-02T10:00:00.000Z');
  });

  test('a wanted time is undefined, as soon as possible, when it is missing or has no time of today [S5.26]', () => {
    for (const text of [undefined, null, ' ', '21.11']) expect(read(text), String(text)).toBeUndefined();
    expect(read('Възможно най-скоро', undefined, false)).toBeUndefined();
    expect(read('25.11', undefined, false)).toBeNaN();
  });

  test('a wanted time is invalid when it is unreadable, skipped by the clocks, or only a later day', () => {
    for (const text of ['31.02 12:00', '25.11', '19:75', '25.11 noon:', 'tomorrow', '2026-13-40T99:99Z'])
      expect(read(text), text).toBeNaN();
    expect(read('28.03 03:30', '2027-03-27T13:00:00+02:00')).toBeNaN();
  });
});
