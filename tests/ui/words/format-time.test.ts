import { expect, test } from 'vitest';
import { formatDay, formatTime, formatWeekday } from '#ui/words/format-time.ts';

const SATURDAY = Date.UTC(2026, 10, 21, 23, 4);

test('time format: times and days are in the place’s time zone, on a 24-hour clock', () => {
  expect(formatTime(SATURDAY, 'Europe/Sofia')).toBe('01:04');
  expect(formatTime(SATURDAY, 'UTC')).toBe('23:04');
  expect(formatWeekday(SATURDAY, 'en', 'Europe/Sofia')).toBe('Sunday');
  expect(formatWeekday(SATURDAY, 'de', 'UTC')).toBe('Samstag');
  expect(formatDay(SATURDAY, 'en', 'Europe/Sofia')).toBe('Sun 22 Nov');
  expect(formatDay(SATURDAY, 'de', 'UTC')).toBe('Sa., 21. Nov.');
});
