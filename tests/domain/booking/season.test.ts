// Yearly seasons for bookings.
import { expect, test } from 'vitest';
import { dateOfDay, dayOfDate, hoursOn, isBookableAt, nextFreeHours, whyBusy } from '#domain/booking/free-hours.ts';
import { formatSeason, isInSeason, parseSeason } from '#domain/booking/season.ts';

const day = (date: string): number => dayOfDate(date) ?? Number.NaN;
const at = (text: string): number => Temporal.Instant.from(text).epochMilliseconds;
const SUMMER = parseSeason('05-01/09-30');
const WINTER = parseSeason('12-01/02-29');

test('a season is two days of every year, and any other text is not read as a season', () => {
  expect(SUMMER).toEqual({ from: '05-01', to: '09-30' });
  expect(SUMMER && formatSeason(SUMMER)).toBe('05-01/09-30');
  for (const text of ['', '05-01', '2026-05-01/2026-09-30', '05-01/09-31', '13-01/09-30', '05-01/06-01/07-01'])
    expect(parseSeason(text)).toBeUndefined();
});

test.each([
  ['2026-04-30', false, false],
  ['2026-05-01', true, false],
  ['2026-09-30', true, false],
  ['2026-10-01', false, false],
  ['2026-11-30', false, false],
  ['2026-12-01', false, true],
  ['2027-01-01', false, true],
  ['2027-02-28', false, true],
  ['2028-02-29', false, true],
  ['2027-03-01', false, false],
])('%s in a summer season: %s, in a season across the new year: %s', (date, isSummer, isWinter) => {
  expect(isInSeason(day(date), SUMMER)).toBe(isSummer);
  expect(isInSeason(day(date), WINTER)).toBe(isWinter);
  expect(isInSeason(day(date), undefined)).toBe(true);
});

test('a garden is unavailable out of its season, for every query', () => {
  const place = {
    hours: { openingHours: undefined },
    timeZone: 'Europe/Sofia',
    rules: { interval: 60, lead: 0, daysAhead: 60 },
    now: at('2026-09-29T07:00Z'),
  };
  const garden = { choices: [['one']], minutes: 60, turn: 0, season: SUMMER };
  expect(whyBusy(day('2026-09-30'), place, garden, new Set())).toBeUndefined();
  expect(whyBusy(day('2026-10-01'), place, garden, new Set())).toBe('season');
  expect(hoursOn(day('2026-10-01'), place, garden, new Set())).toEqual([]);
  // 30 September ends at 21:00 UTC; an evening may end in October.
  expect(isBookableAt(at('2026-09-30T20:00Z'), place, garden)).toBe(true);
  expect(isBookableAt(at('2026-09-30T21:00Z'), place, garden)).toBe(false);
  const next = nextFreeHours(at('2026-09-30T20:00Z'), place, garden, new Set());
  expect(next.map((one) => dateOfDay(one))).toEqual(['2026-09-30']);
});
