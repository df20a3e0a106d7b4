import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clockMinutes,
  formatWindows,
  isOrderingOpen,
  openState,
  parseWindows,
  placeTime,
} from '#domain/place/hours.ts';
import type { OpeningWindow, WeeklyHours } from '#domain/place/weekly-hours.ts';
import { dayAfter, walk } from './walk-the-clock.ts';

const sofia = 'Europe/Sofia';
const newYork = 'America/New_York';
const windows = (text: string): readonly OpeningWindow[] => {
  const parsed = parseWindows(text);
  if (!parsed) throw new Error(`the test itself is wrong: ${text}`);
  return parsed;
};
/** Monday first; a single text applies to all days. */
const week = (...days: readonly string[]): WeeklyHours =>
  Array.from({ length: 7 }, (_, at) => windows(days[at] ?? days[0] ?? '-'));

describe('the spelling of hours', () => {
  test.each([
    ['11:00-15:00', [{ from: 660, to: 900 }]],
    [
      '11:00-15:00, 18:00-01:00',
      [
        { from: 660, to: 900 },
        { from: 1080, to: 60 },
      ],
    ],
    ['00:00-24:00', [{ from: 0, to: 1440 }]],
    ['-', []],
  ])('the hours %s [S5.03]', (text, expected) => {
    expect(parseWindows(text)).toEqual(expected);
    expect(formatWindows(windows(text))).toBe(text);
  });

  test.each([
    '',
    '11-15',
    '11:00',
    '25:00-26:00',
    '11:60-12:00',
    '24:00-01:00',
    '1:00-2:00',
    '10:00-11:00-12:00',
    '--',
  ])('the text %j is refused', (text) => {
    expect(parseWindows(text)).toBeUndefined();
  });

  test('a day of three windows is refused', () => {
    expect(parseWindows('08:00-09:00, 10:00-11:00, 12:00-13:00')).toBeUndefined();
  });

  test('times of day are minutes since midnight', () => {
    expect(['00:00', '09:30', '23:59', '24:00', '24:01', '9:30', ''].map(clockMinutes)).toEqual([
      0,
      570,
      1439,
      1440,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the wall clock of the place', () => {
  test.each([
    ['2026-06-01T00:00:00Z', sofia, { weekday: 1, minutes: 180, date: '2026-06-01' }],
    ['2026-06-07T20:59:59Z', sofia, { weekday: 7, minutes: 1439, date: '2026-06-07' }],
    ['2026-06-07T21:00:00Z', sofia, { weekday: 1, minutes: 0, date: '2026-06-08' }],
    ['2026-06-01T03:59:59Z', newYork, { weekday: 7, minutes: 1439, date: '2026-05-31' }],
    ['2026-03-29T00:59:00Z', sofia, { weekday: 7, minutes: 179, date: '2026-03-29' }],
    ['2026-03-29T01:00:00Z', sofia, { weekday: 7, minutes: 240, date: '2026-03-29' }],
    ['2026-06-01T12:00:00Z', 'Asia/Kathmandu', { weekday: 1, minutes: 1065, date: '2026-06-01' }],
  ])('the instant %s in %s [S9.17]', (instant, zone, expected) => {
    expect(placeTime(Date.parse(instant), zone)).toEqual(expected);
  });
});

describe('the open state', () => {
  const at = (text: string) => Date.parse(`${text}+03:00`);
  const state = (hours: WeeklyHours | undefined, text: string) => openState({ openingHours: hours }, sofia, at(text));
  const bistro = week('11:00-15:00, 18:00-01:00', '-', '12:00-15:00', '12:00-15:00', '12:00-02:00', '-', '-');

  // 2026-06-01 is a Monday.
  test.each([
    ['2026-06-01T11:00:00', '2026-06-01T15:00:00', 'at the first minute'],
    ['2026-06-01T14:59:59', '2026-06-01T15:00:00', 'to the last second'],
    ['2026-06-01T18:00:00', '2026-06-02T01:00:00', 'in the second window'],
    ['2026-06-02T00:59:59', '2026-06-02T01:00:00', 'past midnight, on a day that is closed itself'],
    ['2026-06-06T01:30:00', '2026-06-06T02:00:00', 'past midnight into the weekend'],
  ])('%s: open until %s, %s [S5.03, S9.17]', (now, until) => {
    expect(state(bistro, now)).toEqual({ open: true, until: at(until) });
  });

  test.each([
    ['2026-06-01T10:59:59', '2026-06-01T11:00:00', 'today', 1],
    ['2026-06-01T15:00:00', '2026-06-01T18:00:00', 'today', 1],
    ['2026-06-02T01:00:00', '2026-06-03T12:00:00', 'tomorrow', 3],
    ['2026-06-04T15:00:00', '2026-06-05T12:00:00', 'tomorrow', 5],
    ['2026-06-06T02:00:00', '2026-06-08T11:00:00', 'day', 1],
    ['2026-06-07T23:59:59', '2026-06-08T11:00:00', 'tomorrow', 1],
  ])('%s: closed until %s, %s (weekday %d) [S4.12, S9.17]', (now, next, when, weekday) => {
    expect(state(bistro, now)).toMatchObject({ open: false, next: { at: at(next), when, weekday } });
  });

  test('a closed day lists its own windows, and a weekly day off none [S4.12]', () => {
    expect(state(bistro, '2026-06-01T16:00:00')).toMatchObject({ today: windows('11:00-15:00, 18:00-01:00') });
    expect(state(bistro, '2026-06-02T16:00:00')).toMatchObject({ today: [] });
  });

  test('a place without windows never opens, and one open on one weekday opens within a week [S4.12]', () => {
    expect(state(week('-'), '2026-06-01T12:00:00')).toEqual({ open: false, next: undefined, today: [] });
    const mondays = week('12:00-13:00', '-', '-', '-', '-', '-', '-');
    expect(state(mondays, '2026-06-01T13:00:00')).toMatchObject({
      next: { at: at('2026-06-08T12:00:00'), when: 'day', weekday: 1 },
    });
  });

  test('a place without hours, or open around the clock, is always open [S5.03]', () => {
    const always = { open: true, until: Number.POSITIVE_INFINITY };
    expect(state(undefined, '2026-06-01T03:00:00')).toEqual(always);
    expect(state(week('00:00-24:00'), '2026-06-01T03:00:00')).toEqual(always);
    expect(state(week('00:00-00:00'), '2026-06-01T03:00:00')).toEqual(always);
  });

  test('windows that touch or overlap are one interval', () => {
    expect(state(week('20:00-24:00', '00:00-03:00', '-', '-', '-', '-', '-'), '2026-06-01T21:00:00')).toEqual({
      open: true,
      until: at('2026-06-02T03:00:00'),
    });
    expect(state(week('10:00-14:00, 12:00-16:00', '-'), '2026-06-01T11:00:00')).toEqual({
      open: true,
      until: at('2026-06-01T16:00:00'),
    });
  });

  test('the open state uses the place’s time zone, wherever the device is [S5.03]', () => {
    const lunch = week('11:00-15:00');
    const noonInSofia = at('2026-06-01T12:00:00');
    expect(openState({ openingHours: lunch }, sofia, noonInSofia).open).toBe(true);
    expect(openState({ openingHours: lunch }, newYork, noonInSofia).open).toBe(false);
  });
});

describe('days with their own hours', () => {
  const at = (text: string) => Date.parse(`${text}+02:00`);
  const every = week('11:00-15:00', '11:00-15:00', '11:00-15:00', '11:00-15:00', '11:00-15:00', '18:00-02:00', '-');
  // 2026-12-24 is a Thursday.
  const datedHours = {
    '12-24': [],
    '2026-12-25': [],
    '12-31': windows('19:00-04:00'),
    '2027-01-01': [],
    '01-01': windows('10:00-12:00'),
  };
  const state = (text: string) => openState({ openingHours: every, datedHours }, sofia, at(text));

  test('a place is closed on its closed days, and gives the next opening after them [S4.12, S8.27]', () => {
    expect(state('2026-12-23T12:00:00')).toEqual({ open: true, until: at('2026-12-23T15:00:00') });
    expect(state('2026-12-24T12:00:00')).toEqual({
      open: false,
      next: { at: at('2026-12-26T18:00:00'), until: at('2026-12-27T02:00:00'), when: 'day', weekday: 6 },
      today: [],
    });
    expect(state('2026-12-25T12:00:00')).toMatchObject({ next: { when: 'tomorrow' } });
  });

  test('a yearly closed day applies each year, and a dated one only in its year [S4.12]', () => {
    expect(state('2029-12-24T12:00:00').open).toBe(false);
    // A Tuesday.
    expect(state('2029-12-25T12:00:00').open).toBe(true);
  });

  test('a day’s own hours may pass midnight into a closed day; hours of one year override yearly ones [S9.17]', () => {
    expect(state('2026-12-31T12:00:00')).toMatchObject({ open: false, next: { at: at('2026-12-31T19:00:00') } });
    expect(state('2027-01-01T01:00:00')).toEqual({ open: true, until: at('2027-01-01T04:00:00') });
    expect(state('2027-01-01T11:00:00').open).toBe(false);
    expect(state('2028-01-01T11:00:00').open).toBe(true);
  });

  test('the opening after weeks of holidays is found, and a place closed for good has none [S4.12]', () => {
    const august = Array.from({ length: 31 }, (_, day) => [`2026-08-${String(day + 1).padStart(2, '0')}`, []]);
    const away = { openingHours: week('11:00-15:00'), datedHours: Object.fromEntries(august) };
    expect(openState(away, sofia, Date.parse('2026-08-03T12:00:00+03:00'))).toMatchObject({
      next: { at: Date.parse('2026-09-01T11:00:00+03:00'), when: 'date' },
    });
    const gone = { openingHours: week('-'), datedHours: { '2026-08-01': [] } };
    expect(openState(gone, sofia, Date.parse('2026-08-03T12:00:00+03:00'))).toMatchObject({ next: undefined });
  });

  test('a place without weekly hours is closed only on its closed days', () => {
    const always = { openingHours: undefined, datedHours: { '12-24': [] } };
    expect(openState(always, sofia, at('2026-12-24T12:00:00'))).toMatchObject({
      open: false,
      next: { at: at('2026-12-25T00:00:00'), when: 'tomorrow' },
    });
    expect(openState(always, sofia, at('2026-12-22T12:00:00'))).toEqual({
      open: true,
      until: at('2026-12-24T00:00:00'),
    });
  });
});

describe('nights on which the clocks change', () => {
  const until = (hours: WeeklyHours, zone: string, now: string) => {
    const state = openState({ openingHours: hours }, zone, Date.parse(now));
    return state.open ? new Date(state.until).toISOString() : 'closed';
  };
  const next = (hours: WeeklyHours, zone: string, now: string) => {
    const state = openState({ openingHours: hours }, zone, Date.parse(now));
    return state.open || !state.next ? 'open' : new Date(state.next.at).toISOString();
  };

  test('a closing time in the skipped hour in Sofia on 2026-03-29 is the moment of the change [S5.03]', () => {
    // 03:00 becomes 04:00 at 01:00 UTC.
    expect(until(week('22:00-03:30'), sofia, '2026-03-28T21:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(until(week('22:00-05:00'), sofia, '2026-03-28T21:00:00Z')).toBe('2026-03-29T02:00:00.000Z');
    expect(next(week('03:30-10:00'), sofia, '2026-03-29T00:30:00Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(next(week('03:10-03:40'), sofia, '2026-03-29T00:30:00Z')).toBe('2026-03-30T00:10:00.000Z');
  });

  test('a closing time in the repeated hour in Sofia on 2026-10-25 is its first occurrence [S5.03]', () => {
    // 04:00 becomes 03:00 at 01:00 UTC.
    expect(until(week('22:00-03:30'), sofia, '2026-10-24T21:00:00Z')).toBe('2026-10-25T00:30:00.000Z');
    expect(until(week('22:00-03:30'), sofia, '2026-10-25T01:10:00Z')).toBe('closed');
    expect(until(week('22:00-05:00'), sofia, '2026-10-24T21:00:00Z')).toBe('2026-10-25T03:00:00.000Z');
    expect(next(week('03:30-10:00'), sofia, '2026-10-24T22:00:00Z')).toBe('2026-10-25T00:30:00.000Z');
  });

  const onTheQuarter = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
  const anyWindow = fc.record({ from: onTheQuarter, to: onTheQuarter });
  const anyDay = fc.array(anyWindow, { maxLength: 2 });
  const anyWeek = fc.array(anyDay, { minLength: 7, maxLength: 7 });
  /** Own hours for some of the surrounding days, dated or yearly. */
  const datesAround = (start: string) =>
    fc.dictionary(
      fc
        .tuple(fc.integer({ min: -1, max: 3 }), fc.boolean())
        .map(([days, isYearly]) => dayAfter(start.slice(0, 10), days).slice(isYearly ? 5 : 0)),
      anyDay,
      { maxKeys: 2 },
    );

  test.each([
    [sofia, '2026-03-28T12:00:00Z', 'a day of 23 hours'],
    [sofia, '2026-10-24T12:00:00Z', 'a day of 25 hours'],
    [newYork, '2026-03-07T17:00:00Z', 'a day of 23 hours'],
    [newYork, '2026-10-31T17:00:00Z', 'a day of 25 hours'],
    [sofia, '2026-06-05T12:00:00Z', 'days like any other'],
  ])('%s from %s, %s: the open state equals a minute-by-minute walk [S5.03, S4.12]', (zone, start) => {
    fc.assert(
      fc.property(anyWeek, datesAround(start), (hours, datedHours) => {
        const minutes = walk(hours, zone, start, 2, datedHours);
        // Minutes next to a change, and samples between: checking all minutes would take too long.
        minutes.forEach(({ instant, open }, at) => {
          const beside = minutes[at - 1]?.open !== open || minutes[at + 1]?.open !== open;
          if (at % 127 !== 0 && !beside) return;
          const state = openState({ openingHours: hours, datedHours }, zone, instant);
          expect([new Date(instant).toISOString(), state.open]).toEqual([new Date(instant).toISOString(), open]);
          const change = minutes.findIndex((one, later) => later > at && one.open !== open);
          const changesAt = minutes[change]?.instant;
          if (changesAt === undefined) return;
          expect(state.open ? state.until : state.next?.at).toBe(changesAt);
        });
      }),
      { numRuns: 25 },
    );
  });
});

describe('accepting orders', () => {
  const lunch = week('11:00-15:00');
  const noon = Date.parse('2026-06-01T12:00:00+03:00');
  const night = Date.parse('2026-06-01T23:00:00+03:00');
  const settings = { ordersAllowed: true, disableOvertimeOrders: true, openingHours: lunch };

  test('orders outside the hours are refused when the place enforces its hours [S5.03]', () => {
    expect(isOrderingOpen(settings, sofia, noon)).toBe(true);
    expect(isOrderingOpen(settings, sofia, night)).toBe(false);
    expect(isOrderingOpen({ ...settings, disableOvertimeOrders: false }, sofia, night)).toBe(true);
    expect(isOrderingOpen({ ...settings, openingHours: undefined }, sofia, night)).toBe(true);
  });

  test('orders are refused when ordering is off', () => {
    expect(isOrderingOpen({ ...settings, ordersAllowed: false }, sofia, noon)).toBe(false);
    expect(isOrderingOpen({ ...settings, ordersAllowed: false, disableOvertimeOrders: false }, sofia, noon)).toBe(
      false,
    );
  });
});
