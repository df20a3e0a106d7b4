import { expect, test } from 'vitest';
import { BOOKING_STATUSES } from '#domain/booking/booking.ts';
import { changeEnd, isChange, needsTime, touchesDeposit, wantedForChange } from '#domain/booking/changed-booking.ts';
import { isBookableAt, whyBusy } from '#domain/booking/free-hours.ts';
import { parseWindows } from '#domain/place/hours.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';

const HOUR = 3_600_000;
const person = { name: 'Елена', phone: '+359888123456', email: '', comment: 'Торта' };
const before = { startAt: 10 * HOUR, people: 2, person };
const same = { startAt: 10 * HOUR, people: 2, comment: 'Торта' };

test('changed booking: the guest can change it until the deadline to cancel, while it is pending or confirmed', () => {
  const can = BOOKING_STATUSES.filter(
    (status) => changeEnd({ status, startAt: 10 * HOUR }, 120, 8 * HOUR) === 8 * HOUR,
  );
  expect(can).toEqual(['pending', 'confirmed']);
  expect(changeEnd({ status: 'confirmed', startAt: 10 * HOUR }, 120, 8 * HOUR + 1)).toBeUndefined();
});

test('changed booking: another time or number of people needs a free time, and a comment alone does not', () => {
  expect(isChange(before, same)).toBe(false);
  expect(isChange(before, { ...same, comment: '' })).toBe(true);
  expect(needsTime(before, { ...same, comment: '' })).toBe(false);
  expect(needsTime(before, { ...same, startAt: 11 * HOUR })).toBe(true);
  expect(needsTime(before, { ...same, people: 3 })).toBe(true);
});

test('changed booking: another number of people is refused where a deposit is paid or would be due', () => {
  const deposit = { amount: minor(2000), currency: 'EUR' as Currency, paidAt: 1 };
  expect(touchesDeposit({ people: 2, deposit }, { people: 2, due: 2000 })).toBe(false);
  expect(touchesDeposit({ people: 2, deposit }, { people: 3, due: 0 })).toBe(true);
  expect(touchesDeposit({ people: 2 }, { people: 8, due: 8000 })).toBe(true);
  expect(touchesDeposit({ people: 2 }, { people: 3, due: 0 })).toBe(false);
});

test('changed booking: the same party keeps its table, and another party gets tables like a new booking', () => {
  const wanted = { choices: [['table:1'], ['table:2']], minutes: 90, turn: 15 };
  const booked = { resources: ['table:9'], people: 2, thing: { kind: 'table', hall: 'garden', name: '' } as const };
  expect(wantedForChange(wanted, booked, 2).choices).toEqual([['table:9'], ['table:1'], ['table:2']]);
  expect(wantedForChange(wanted, booked, 4)).toEqual(wanted);
});

test('changed booking: the own time stays bookable after its lead time, and no earlier or later time does', () => {
  const now = Date.parse('2026-12-10T10:00:00Z');
  const place = {
    hours: { openingHours: Array.from({ length: 7 }, () => parseWindows('10:00-22:00') ?? []) },
    ...{ timeZone: 'UTC', rules: { interval: 60, lead: 24 * 60, daysAhead: 1 }, now },
  };
  const wanted = { choices: [['table:1']], minutes: 60, turn: 0 };
  const own = { ...place, ownStart: now + 5 * HOUR };
  expect([4, 5, 6, 24].map((hours) => isBookableAt(now + hours * HOUR, own, wanted))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(isBookableAt(now + 5 * HOUR, place, wanted)).toBe(false);
  expect(whyBusy(Date.parse('2026-12-10T00:00:00Z'), own, wanted, new Set())).toBeUndefined();
  // A time that staff gave beyond the last day.
  expect(isBookableAt(now + 72 * HOUR, { ...place, ownStart: now + 72 * HOUR }, wanted)).toBe(true);
});
