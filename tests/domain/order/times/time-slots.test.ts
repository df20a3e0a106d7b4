import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  carriedNextAt,
  deliveryLater,
  isSoonestTaken,
  isTimeHeld,
  nextFreeTime,
  type TimesAsked,
  timeSlots,
} from '#domain/order/times/time-slots.ts';
import { openState, parseWindows, placeTime } from '#domain/place/hours.ts';
import { DEFAULT_SETTINGS, type TimeRules } from '#domain/place/settings.ts';
import type { WeeklyHours } from '#domain/place/weekly-hours.ts';
import { patience } from '../../../support/patience.ts';

const MINUTE = 60_000;
const SOFIA = 'Europe/Sofia';
const week = (...days: string[]): WeeklyHours =>
  Array.from({ length: 7 }, (_, day) => parseWindows(days[day % days.length] ?? '-') ?? []);

const asked = (
  now: string,
  rules: Partial<TimeRules> = {},
  more: Partial<Omit<TimesAsked, 'settings'>> & {
    hours?: WeeklyHours;
    settings?: Partial<TimesAsked['settings']>;
  } = {},
): TimesAsked => ({
  timeZone: SOFIA,
  orderType: 'preorder',
  dishes: [],
  now: Date.parse(now),
  ...more,
  settings: {
    ...DEFAULT_SETTINGS,
    openingHours: more.hours ?? week('11:30-15:00, 17:30-22:30'),
    ...more.settings,
    times: { ...DEFAULT_SETTINGS.times, ...rules },
  },
});

const text = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const daysOf = (one: TimesAsked) =>
  timeSlots(one).map(
    ({ windows, why }) =>
      why ??
      windows.map(
        ({ from, to, slots }) => `${text(from)}-${text(to)} ${slots.map((slot) => text(slot.minutes)).join(' ')}`,
      ),
  );
const instants = (one: TimesAsked) =>
  timeSlots(one).flatMap(({ windows }) => windows.flatMap(({ slots }) => slots.map(({ at }) => at)));

describe('the time slots of an order', () => {
  test('slots lie within the openings of a day, from the kitchen’s lead on', () => {
    const one = asked('2026-11-21T13:10:00+02:00', { slot: 30, daysAhead: 0 });
    expect(daysOf(one)).toEqual([
      ['11:30-15:00 13:30 14:00 14:30', '17:30-22:30 18:00 18:30 19:00 19:30 20:00 20:30 21:00 21:30 22:00'],
    ]);
  });

  test('slots start later when the order is delivered', () => {
    const one = asked('2026-11-21T13:10:00+02:00', { slot: 30, daysAhead: 0 }, { orderType: 'delivery' });
    expect(daysOf(one)[0]?.[0]).toBe('11:30-15:00 14:00 14:30');
    expect(daysOf(one)[0]?.[1]).toMatch(/^17:30-22:30 18:30 /);
  });

  test('a closed day, a past day and an unavailable dish give the reason why no slot is offered', () => {
    const breakfast = [[[week('07:00-11:00')]]];
    const hours = week('08:00-23:00', '08:00-23:00', '08:00-23:00', '08:00-23:00', '08:00-23:00', '08:00-23:00', '-');
    const late = asked('2026-11-21T22:50:00+02:00', { daysAhead: 1, slot: 60 }, { hours });
    expect(daysOf(late)).toEqual(['late', 'closed']);
    const noon = asked('2026-11-20T12:00:00+02:00', { daysAhead: 1, slot: 60 }, { hours, dishes: breakfast });
    expect(daysOf(noon)).toEqual(['dishes', ['08:00-23:00 09:00 10:00']]);
  });

  test('slots of a zone follow its hours, a day without them gives the reason, and a second zone continues the first', () => {
    const zone = (activeFrom: string, activeTo: string) => ({ activeFrom, activeTo });
    const one = (...zones: ReturnType<typeof zone>[]) =>
      asked('2026-11-21T13:10:00+02:00', { slot: 60, daysAhead: 1 }, { orderType: 'delivery', zones });
    expect(daysOf(one(zone('11:00', '14:00')))).toEqual(['zone', ['11:30-15:00 13:00']]);
    expect(daysOf(one(zone('11:00', '15:00'), zone('20:00', '01:00')))[0]).toEqual([
      '11:30-15:00 14:00',
      '17:30-22:30 20:00 21:00 22:00',
    ]);
    expect(isSoonestTaken(one(zone('11:00', '14:00')))).toBe(true);
    expect(isSoonestTaken(one(zone('11:00', '13:00')))).toBe(false);
  });

  test('slots after midnight belong to the day that the clock shows', () => {
    const one = asked('2026-11-21T22:50:00+02:00', { daysAhead: 1, slot: 30 }, { hours: week('18:00-01:00') });
    expect(daysOf(one).map((day) => day[0])).toEqual(['18:00-24:00 23:30', '00:00-01:00 00:00 00:30']);
  });

  test('slots follow a day with its own hours', () => {
    const settings = { datedHours: { '12-24': parseWindows('10:00-12:00') ?? [] } };
    const one = asked('2026-12-24T08:00:00+02:00', { daysAhead: 0, slot: 30, whenClosed: true }, { settings });
    expect(daysOf(one)).toEqual([['10:00-12:00 10:30 11:00 11:30']]);
  });

  test('slots leave out the hour that the clocks skip', () => {
    const one = asked(
      '2027-03-27T20:00:00+02:00',
      { daysAhead: 1, slot: 30, whenClosed: true },
      { hours: week('01:00-05:00') },
    );
    expect(daysOf(one)[1]).toEqual(['01:00-05:00 01:30 02:00 02:30 04:00 04:30']);
  });

  test('slots list the repeated hour twice, each with its offset', () => {
    const one = asked(
      '2026-10-24T20:00:00+03:00',
      { daysAhead: 1, slot: 30, whenClosed: true },
      { hours: week('02:00-05:00') },
    );
    const slots = timeSlots(one)[1]?.windows[0]?.slots ?? [];
    expect(slots.map(({ minutes, offset }) => `${text(minutes)}${offset === undefined ? '' : ` +${offset}`}`)).toEqual([
      '02:30',
      '03:00 +180',
      '03:30 +180',
      '03:00 +120',
      '03:30 +120',
      '04:00',
      '04:30',
    ]);
    expect(slots.map(({ at }) => at)).toEqual(slots.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  test('a closed place has no slots, unless it takes orders ahead', () => {
    const closed = '2026-11-21T16:00:00+02:00';
    expect(timeSlots(asked(closed))).toEqual([]);
    expect(timeSlots(asked(closed, { whenClosed: true }))).toHaveLength(7);
    expect(isSoonestTaken(asked(closed, { whenClosed: true }))).toBe(false);
    expect(isSoonestTaken(asked('2026-11-21T13:00:00+02:00'))).toBe(true);
  });

  test('a place has no slots when ordering is off, or when it takes only immediate orders', () => {
    const open = '2026-11-21T13:00:00+02:00';
    expect(timeSlots(asked(open, { whenClosed: true }, { settings: { ordersAllowed: false } }))).toEqual([]);
    expect(timeSlots(asked(open, { slot: 0 }))).toEqual([]);
  });
});

describe('a chosen time', () => {
  const noon = '2026-11-21T12:00:00+02:00';
  test('a chosen time is valid while the kitchen has enough lead left', () => {
    const at = Date.parse('2026-11-21T12:30:00+02:00');
    expect(isTimeHeld(asked(noon), at)).toBe(true);
    expect(isTimeHeld(asked('2026-11-21T12:11:00+02:00'), at)).toBe(false);
  });

  test('a chosen time is checked again when the order type changes', () => {
    const at = Date.parse('2026-11-21T12:30:00+02:00');
    expect(isTimeHeld(asked(noon, {}, { orderType: 'delivery' }), at)).toBe(false);
  });

  test('a time is refused between two slots, in the past, too far ahead, or when it is not a number', () => {
    for (const time of ['2026-11-21T12:37:00+02:00', '2026-11-20T13:00:00+02:00', '2026-11-28T13:00:00+02:00', ''])
      expect(isTimeHeld(asked(noon), Date.parse(time)), time).toBe(false);
  });

  test('a taken time leads to the next free time, else to the earliest free time of all, and never to a time just before it', () => {
    const one = asked(noon, { slot: 60, daysAhead: 0 });
    const at = (hour: number) => Date.parse(`2026-11-21T${hour}:00:00+02:00`);
    expect(nextFreeTime(one, new Set([at(13)]), at(13))).toBe(at(14));
    expect(nextFreeTime(one, new Set([at(22)]), at(22))).toBe(at(13));
    expect(nextFreeTime(one, new Set([at(13), at(22)]), at(22))).toBe(at(14));
    expect(nextFreeTime(one, new Set(instants(one)))).toBeUndefined();
    const zones = [{ activeFrom: '14:00', activeTo: '20:00' }];
    expect(nextFreeTime({ ...one, zones }, new Set(), at(20))).toBe(at(14));
  });
});

test('slots continue past the end of the year', () => {
  const rules = { slot: 30, lead: 30, daysAhead: 1, whenClosed: true };
  const one = asked('2026-12-31T22:00:00Z', rules, { timeZone: 'UTC', hours: week('08:00-02:00') });
  const all = instants(one);
  expect(all).toContain(Date.UTC(2026, 11, 31, 23, 30));
  expect(all).toContain(Date.UTC(2027, 0, 1, 12));
  expect(all.every((at) => isTimeHeld(one, at))).toBe(true);
  expect(isTimeHeld(one, Date.UTC(2026, 0, 1, 12))).toBe(false);
});

interface Walked {
  readonly timeZone: string;
  readonly house: WeeklyHours;
  readonly dish: WeeklyHours | undefined;
  /** Minutes since midnight in which the zone is served; undefined: always. */
  readonly zone?: { readonly from: number; readonly to: number } | undefined;
  readonly now: number;
  readonly slot: number;
  readonly lead: number;
}

/** Compares the slots with a minute-by-minute walk of the wall clock. */
const agreesWithAWalk = ({ timeZone, house, dish, zone, now, slot, lead }: Walked): void => {
  const dishes = dish ? [[[dish]]] : [];
  const rules = { slot, lead, daysAhead: 1, whenClosed: true };
  const zones = zone && [{ activeFrom: text(zone.from), activeTo: text(zone.to) }];
  const one = asked(new Date(now).toISOString(), rules, { timeZone, hours: house, dishes, zones });
  const isServed = (minutes: number): boolean => {
    if (!zone) return true;
    const [isBegun, isOver] = [minutes >= zone.from, minutes >= zone.to];
    return zone.from < zone.to ? isBegun && !isOver : isBegun || !isOver;
  };
  const isOpen = (all: WeeklyHours, at: number) => openState({ openingHours: all }, timeZone, at).open;
  const { date } = placeTime(now, timeZone);
  const walked: number[] = [];
  for (let at = now; at < now + 3 * 1440 * MINUTE; at += MINUTE) {
    const clock = placeTime(at, timeZone);
    if ((Date.parse(clock.date) - Date.parse(date)) / 86_400_000 > 1 || clock.minutes % slot !== 0) continue;
    if (at - lead * MINUTE < now || !isOpen(house, at) || (dish && !isOpen(dish, at))) continue;
    if (!isServed(clock.minutes)) continue;
    // Open since the kitchen's start.
    const state = openState({ openingHours: house }, timeZone, at - lead * MINUTE);
    if (!state.open || state.until <= at) continue;
    walked.push(at);
  }
  expect(instants(one)).toEqual(walked);
  for (const at of walked.slice(0, 3)) expect(isTimeHeld(one, at)).toBe(true);
};

// The year contains both clock changes.
test('slots equal those of a minute-by-minute walk, for any hours and day', () => {
  const zones = ['Europe/Sofia', 'Australia/Lord_Howe', 'America/New_York', 'UTC'];
  const windows = fc.constantFrom(
    '-',
    '00:00-24:00',
    '01:00-05:00',
    '11:30-15:00, 18:00-01:00',
    '22:00-04:00',
    '08:00-12:20',
  );
  const hours = fc.array(windows, { minLength: 7, maxLength: 7 }).map((days) => week(...days));
  const changes = ['2026-03-29', '2026-10-25', '2026-04-05', '2026-10-04', '2026-03-08', '2026-11-01'];
  const days = fc.oneof(
    fc.constantFrom(...changes).map((day) => Date.parse(day)),
    fc.integer({ min: 0, max: 364 }).map((day) => Date.parse('2026-01-01') + day * 86_400_000),
  );
  const walk = fc.record({
    timeZone: fc.constantFrom(...zones),
    house: hours,
    dish: fc.option(hours, { nil: undefined }),
    zone: fc.option(fc.record({ from: fc.nat({ max: 1439 }), to: fc.nat({ max: 1439 }) }), { nil: undefined }),
    day: days,
    minute: fc.integer({ min: -720, max: 1440 }),
    slot: fc.constantFrom(30, 45, 60),
    lead: fc.constantFrom(0, 20, 50),
  });
  fc.assert(
    fc.property(walk, ({ day, minute, ...more }) => agreesWithAWalk({ ...more, now: day + minute * MINUTE })),
    { numRuns: 25 },
  );
});

test('slots equal a minute-by-minute walk on each day of a year', {
  tags: ['deep'],
  timeout: patience(600_000),
}, () => {
  const house = week('11:30-15:00, 18:00-04:00', '00:00-24:00', '22:00-03:30');
  for (let day = 0; day < 365; day++) {
    const now = Date.parse('2026-01-01') + day * 86_400_000 + ((day * 97) % 1440) * MINUTE;
    agreesWithAWalk({ timeZone: SOFIA, house, dish: undefined, now, slot: 15, lead: 20 });
    const zone = { from: (day * 61) % 1440, to: (day * 151) % 1440 };
    agreesWithAWalk({ timeZone: SOFIA, house, dish: undefined, zone, now, slot: 15, lead: 20 });
  }
});

describe('the next delivery time of an address', () => {
  const lunch = { activeFrom: '12:00', activeTo: '14:00' };
  const late = { activeFrom: '16:00', activeTo: '18:00' };
  const next = (now: string, zones: TimesAsked['zones'], more: Partial<TimesAsked['settings']> = {}) => {
    const at = carriedNextAt(asked(now, { slot: 0 }, { orderType: 'delivery', zones, settings: more }));
    return at && new Date(at).toISOString();
  };

  test('the next delivery to an address is when the address’s next zone opens, on a later day too', () => {
    expect(next('2026-11-21T10:00:00+02:00', [late, lunch])).toBe('2026-11-21T10:00:00.000Z');
    expect(next('2026-11-21T15:00:00+02:00', [lunch])).toBe('2026-11-22T10:00:00.000Z');
    expect(next('2026-11-21T13:00:00+02:00', [late, lunch])).toBeUndefined();
    expect(next('2026-11-21T13:00:00+02:00', undefined)).toBeUndefined();
  });

  test('the next delivery waits for the venue’s hours when it takes orders only within them', () => {
    // The venue opens for the evening at 17:30.
    expect(next('2026-11-21T15:30:00+02:00', [late], { disableOvertimeOrders: true })).toBe('2026-11-21T15:30:00.000Z');
    expect(next('2026-11-21T15:30:00+02:00', [late], { disableOvertimeOrders: false })).toBe(
      '2026-11-21T14:00:00.000Z',
    );
  });

  test('delivery starts later only for a delivery without a chosen time, at a place with and without a choice of time', () => {
    const later = (slot: number, more: Partial<Omit<TimesAsked, 'settings'>>, wantedAt?: number) =>
      deliveryLater(
        asked('2026-11-21T10:00:00+02:00', { slot }, { orderType: 'delivery', zones: [lunch], ...more }),
        wantedAt,
      );
    const at = Date.parse('2026-11-21T12:00:00+02:00');
    expect(later(15, {})).toEqual({ at, takesTime: true });
    expect(later(0, {})).toEqual({ at, takesTime: false });
    expect(later(15, {}, at)).toBeUndefined();
    expect(later(15, { orderType: 'preorder' })).toBeUndefined();
    expect(later(15, { zones: [{ activeFrom: '09:00', activeTo: '11:00' }] })).toBeUndefined();
  });

  test('the next delivery is undefined for zones that are never served, or a place that takes no orders', () => {
    expect(next('2026-11-21T10:00:00+02:00', [{ activeFrom: '12:00', activeTo: undefined }])).toBeUndefined();
    expect(next('2026-11-21T10:00:00+02:00', [lunch], { ordersAllowed: false })).toBeUndefined();
  });
});
