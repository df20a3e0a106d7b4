// Free hours, compared with a count of all quarters of an hour by Temporal.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WantedResources } from '#domain/booking/booking-terms.ts';
import { cellsOf, takenKey } from '#domain/booking/cells.ts';
import {
  type BookingPlace,
  dateOfDay,
  dayOfDate,
  hoursOn,
  isBookableAt,
  nextFreeHours,
  whyBusy,
} from '#domain/booking/free-hours.ts';
import { parseWindows } from '#domain/place/hours.ts';
import type { WeeklyHours } from '#domain/place/weekly-hours.ts';

const MINUTE = 60_000;
const ZONE = 'Europe/Sofia';
const daily = (text: string): WeeklyHours => Array.from({ length: 7 }, () => parseWindows(text) ?? []);
const day = (date: string): number => dayOfDate(date) ?? Number.NaN;
const at = (text: string): number => Temporal.Instant.from(text).epochMilliseconds;
const RULES = { interval: 15, lead: 0, daysAhead: 60 };
const placeAt = (now: string, hours: string | undefined, rules: Partial<typeof RULES> = {}): BookingPlace => ({
  hours: { openingHours: hours === undefined ? undefined : daily(hours) },
  timeZone: ZONE,
  rules: { ...RULES, ...rules },
  now: at(now),
});
const wanted = (minutes: number, turn = 0, ...choices: string[][]): WantedResources => ({
  choices: choices.length > 0 ? choices : [['one']],
  minutes,
  turn,
});
const clock = (hours: readonly { readonly minutes: number; readonly free: boolean }[]) =>
  hours.map(
    ({ minutes, free }) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}${free ? '' : '-'}`,
  );

test('a booking ends before the place closes, and begins no sooner than the place’s lead time', () => {
  const place = placeAt('2026-12-10T07:00Z', '10:00-12:00', { lead: 90 });
  // 9:00 in Sofia, plus 90 minutes of lead.
  expect(clock(hoursOn(day('2026-12-10'), place, wanted(60), new Set()))).toEqual(['10:30', '10:45', '11:00']);
  expect(clock(hoursOn(day('2026-12-11'), place, wanted(120), new Set()))).toEqual(['10:00']);
  expect(hoursOn(day('2026-12-11'), place, wanted(121), new Set())).toEqual([]);
});

test('a day without free hours gives its reason: closed, too soon, or full', () => {
  const place = placeAt('2026-12-10T10:30Z', '10:00-12:00');
  expect(whyBusy(day('2026-12-10'), place, wanted(60), new Set())).toBe('late');
  expect(whyBusy(day('2026-12-11'), place, wanted(180), new Set())).toBe('closed');
  const taken = new Set(cellsOf(at('2026-12-11T08:00Z'), 120).map((cell) => takenKey('one', cell)));
  expect(whyBusy(day('2026-12-11'), place, wanted(60), taken)).toBe('full');
  expect(whyBusy(day('2026-12-12'), place, wanted(60), taken)).toBeUndefined();
});

test('no hour is offered in the past or beyond the days that the place takes bookings ahead', () => {
  const place = placeAt('2026-12-10T07:00Z', '10:00-12:00', { daysAhead: 2 });
  expect(hoursOn(day('2026-12-09'), place, wanted(60), new Set())).toEqual([]);
  expect(hoursOn(day('2026-12-12'), place, wanted(60), new Set())).not.toEqual([]);
  expect(hoursOn(day('2026-12-13'), place, wanted(60), new Set())).toEqual([]);
  for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, -8.64e15, 8.64e15, at('2026-12-10T09:07Z')])
    expect(isBookableAt(odd, place, wanted(60))).toBe(false);
});

test('a dish with its own hours is booked within both its hours and the place’s', () => {
  const place = placeAt('2026-12-10T04:00Z', '08:00-12:00', { interval: 60 });
  const asked = { ...wanted(60), hours: daily('10:00-20:00') };
  expect(clock(hoursOn(day('2026-12-11'), place, asked, new Set()))).toEqual(['10:00', '11:00']);
});

test('cleaning minutes block the next booking and may pass the closing time', () => {
  const place = placeAt('2026-12-10T07:00Z', '10:00-13:00');
  const taken = new Set(cellsOf(at('2026-12-11T08:00Z'), 60 + 15).map((cell) => takenKey('one', cell)));
  expect(clock(hoursOn(day('2026-12-11'), place, wanted(60, 15), taken))).toEqual([
    ...['10:00-', '10:15-', '10:30-', '10:45-', '11:00-'],
    ...['11:15', '11:30', '11:45', '12:00'],
  ]);
});

test('free hours leave out the hour that the clocks skip, and list the repeated hour twice', () => {
  const spring = placeAt('2027-03-27T10:00Z', undefined, { interval: 30 });
  const skipped = hoursOn(day('2027-03-28'), spring, wanted(30), new Set());
  expect(skipped).toHaveLength(46);
  expect(clock(skipped).filter((text) => text.startsWith('3:'))).toEqual([]);
  const autumn = placeAt('2026-10-24T10:00Z', undefined, { interval: 30 });
  const folded = hoursOn(day('2026-10-25'), autumn, wanted(30), new Set());
  expect(folded).toHaveLength(50);
  expect(folded.filter(({ minutes }) => minutes === 180).map(({ at: when, offset }) => [when, offset])).toEqual([
    [at('2026-10-25T00:00Z'), 180],
    [at('2026-10-25T01:00Z'), 120],
  ]);
});

test('a guest who asks too late gets the next free hours, on later days too', () => {
  const place = placeAt('2026-12-10T07:00Z', '10:00-11:00', { interval: 30 });
  const taken = new Set(cellsOf(at('2026-12-10T08:00Z'), 60).map((cell) => takenKey('one', cell)));
  expect(nextFreeHours(at('2026-12-10T08:00Z'), place, wanted(30), taken)).toEqual(
    ['2026-12-11T08:00Z', '2026-12-11T08:30Z', '2026-12-12T08:00Z'].map(at),
  );
});

test('a date that does not exist is not read as a day', () => {
  for (const text of ['2026-02-30', '2026-13-01', '26-1-1', '', 'tomorrow', '2026-12-10T00:00'])
    expect(dayOfDate(text)).toBeUndefined();
  expect(dateOfDay(day('2028-02-29'))).toBe('2028-02-29');
});

/** Checks all quarters of two days with Temporal's clock. */
const bruteForce = (
  date: string,
  place: BookingPlace,
  { choices, minutes, turn }: WantedResources,
  taken: ReadonlySet<string>,
) => {
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime(ZONE);
  const found: { readonly at: number; readonly free: boolean }[] = [];
  const windowsOn = (plain: Temporal.PlainDate) => place.hours.openingHours?.[plain.dayOfWeek - 1] ?? [];
  const isOpen = (instant: number): boolean => {
    const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(ZONE);
    const date = zoned.toPlainDate();
    return [date, date.subtract({ days: 1 })].some((plain) =>
      windowsOn(plain).some(({ from, to }) => {
        const begin = plain.toZonedDateTime(ZONE).toPlainDateTime().add({ minutes: from }).toZonedDateTime(ZONE);
        const closing = to > from ? to : to + 1440;
        const end = plain.toZonedDateTime(ZONE).toPlainDateTime().add({ minutes: closing }).toZonedDateTime(ZONE);
        return begin.epochMilliseconds <= instant && instant < end.epochMilliseconds;
      }),
    );
  };
  for (let i = 0; i < 26 * 4; i += 1) {
    const start = midnight.epochMilliseconds + i * 15 * MINUTE;
    const zoned = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(ZONE);
    if (!zoned.toPlainDate().equals(midnight.toPlainDate())) continue;
    if ((zoned.hour * 60 + zoned.minute) % place.rules.interval !== 0) continue;
    if (start < place.now + place.rules.lead * MINUTE) continue;
    const whole = Array.from({ length: minutes / 15 }, (_, n) => isOpen(start + n * 15 * MINUTE)).every(Boolean);
    if (!whole) continue;
    const quarters = Array.from({ length: (minutes + turn) / 15 }, (_, n) => start / (15 * MINUTE) + n);
    const free = choices.some((set) => set.every((one) => quarters.every((cell) => !taken.has(takenKey(one, cell)))));
    found.push({ at: start, free });
  }
  return found;
};

test('free hours equal a count of all quarters, on days of 23, 24 and 25 hours', () => {
  const quarters = (most: number) => fc.integer({ min: 1, max: most }).map((n) => n * 15);
  fc.assert(
    fc.property(
      fc.constantFrom('2026-10-24', '2026-10-25', '2026-10-26', '2027-03-27', '2027-03-28', '2026-12-10'),
      fc.constantFrom('00:00-24:00', '02:00-06:00', '22:00-04:30', '10:00-14:00, 18:00-01:00', '03:00-04:00', '-'),
      fc.record({ minutes: quarters(10), turn: fc.constantFrom(0, 15, 30), interval: fc.constantFrom(15, 30, 45, 60) }),
      fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -8, max: 110 })), { maxLength: 60 }),
      fc.constantFrom<string[][]>([['a']], [['a'], ['b']], [['a', 'b']], [['a'], ['b', 'c']]),
      fc.integer({ min: 0, max: 300 }),
      (date, hours, { minutes, turn, interval }, blocks, choices, lead) => {
        const midnight = Temporal.PlainDate.from(date).toZonedDateTime(ZONE).epochMilliseconds;
        const taken = new Set(blocks.map(([one, n]) => takenKey(one, midnight / (15 * MINUTE) + n)));
        const place: BookingPlace = {
          hours: { openingHours: daily(hours) },
          timeZone: ZONE,
          rules: { interval, lead, daysAhead: 5 },
          now: midnight - 60 * MINUTE,
        };
        const asked = { choices, minutes, turn };
        const found = hoursOn(day(date), place, asked, taken).map(({ at: when, free }) => ({ at: when, free }));
        expect(found).toEqual(bruteForce(date, place, asked, taken));
      },
    ),
    { numRuns: 40 },
  );
});
