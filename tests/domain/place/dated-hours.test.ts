import { expect, test } from 'vitest';
import { comingDates, datedHoursOf, datesIn } from '#domain/place/dated-hours.ts';

test.each([
  ['2026-12-24', ['2026-12-24']],
  ['12-24', ['12-24']],
  ['02-29', ['02-29']],
  ['2026-02-27/2026-03-02', ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']],
  ['12-30/01-02', ['12-30', '12-31', '01-01', '01-02']],
  ['2026-12-31/2027-01-01', ['2026-12-31', '2027-01-01']],
])('the dates of %s', (text, dates) => {
  expect(datesIn(text)).toEqual(dates);
});

test.each([
  '',
  '24.12.',
  '2026-02-30',
  '2027-02-29',
  '13-01',
  '12-24/2026-12-26',
  '2026-12-26/2026-12-24',
  '2026-01-01/2028-01-01',
  '12-24/12-25/12-26',
  '2026-1-1',
])('%j is not read as a date or range', (text) => {
  expect(datesIn(text)).toBeUndefined();
});

test('a yearly holiday across the year’s end lists no day twice', () => {
  const dates = datesIn('12-24/12-23') ?? [];
  expect(new Set(dates).size).toBe(dates.length);
});

test('a day within a holiday has its own hours, in either sequence of the two entries', () => {
  const open = [{ from: 600, to: 720 }];
  const expected = { '2026-12-24': [], '2026-12-25': open, '2026-12-26': [] };
  expect(datedHoursOf({ '2026-12-25': open, '2026-12-24/2026-12-26': [] })).toEqual(expected);
  expect(datedHoursOf({ '2026-12-24/2026-12-26': [], '2026-12-25': open })).toEqual(expected);
});

test('dated hours of the next month are listed, of this year and of each year', () => {
  const open = [{ from: 600, to: 720 }];
  const dated = { '2026-12-11': [], '12-24': [], '2026-12-24': open, '01-01': [], '2027-01-20': [] };
  expect(comingDates(dated, '2026-12-12')).toEqual([
    { day: Date.UTC(2026, 11, 24), windows: open },
    { day: Date.UTC(2027, 0, 1), windows: [] },
  ]);
  expect(comingDates(undefined, '2026-12-12')).toEqual([]);
});
