import { expect, test } from 'vitest';
import { dayEnd } from '#domain/availability/day-end.ts';
import { parseWindows } from '#domain/place/hours.ts';
import type { WeeklyHours } from '#domain/place/weekly-hours.ts';

const week = (...days: readonly string[]): WeeklyHours =>
  Array.from({ length: 7 }, (_, at) => parseWindows(days[at % days.length] ?? '-') ?? []) as unknown as WeeklyHours;
/** Sofia, winter: two hours before UTC. 2026-11-23 is a Monday. */
const at = (text: string): number => Date.parse(`2026-11-${text}:00+02:00`);
const ends = (hours: WeeklyHours | undefined, now: string) => dayEnd({ openingHours: hours }, 'Europe/Sofia', at(now));

test('a dish that is off for the day comes back when the place opens on the next day', () => {
  const split = week('11:00-15:00, 18:00-23:00');
  expect(ends(split, '23T13:00')).toBe(at('24T11:00'));
  // The break and the hours after midnight belong to the same day.
  expect(ends(split, '23T16:00')).toBe(at('24T11:00'));
  expect(ends(split, '23T09:00')).toBe(at('24T11:00'));
});

test('the hours after midnight belong to the day before', () => {
  const bar = week('18:00-02:00');
  expect(ends(bar, '23T23:30')).toBe(at('24T18:00'));
  expect(ends(bar, '24T01:30')).toBe(at('24T18:00'));
});

test('a day’s end skips a closed day, and is midnight of the place’s clock when the place has no hours', () => {
  expect(ends(week('11:00-22:00', '-', '11:00-22:00', '11:00-22:00', '11:00-22:00', '-', '-'), '23T20:00')).toBe(
    at('25T11:00'),
  );
  expect(ends(undefined, '23T20:00')).toBe(at('24T00:00'));
  expect(ends(week('-'), '23T20:00')).toBe(at('24T00:00'));
});
