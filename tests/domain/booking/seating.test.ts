import { expect, test } from 'vitest';
import { maySeat, mayUnseat } from '#domain/booking/seating.ts';

const HOUR = 3_600_000;
const ZONE = 'Europe/Sofia';
/** 18:00 in Sofia. */
const startAt = 1_000 * HOUR;
const endAt = startAt + 2 * HOUR;

test('seating: a party can be marked as here on the day of its booking until the booking ends', () => {
  const can = (now: number) => maySeat({ startAt, endAt }, ZONE, now);
  expect([can(startAt - 24 * HOUR), can(startAt - 18 * HOUR - 1)]).toEqual([false, false]);
  expect([can(startAt - 18 * HOUR), can(startAt), can(endAt - 1)]).toEqual([true, true, true]);
  expect([can(endAt), can(endAt + 24 * HOUR)]).toEqual([false, false]);
});

test('seating: a party of the first hours of a day can be marked as here three hours before them', () => {
  const first = { startAt: startAt + 7 * HOUR, endAt: startAt + 9 * HOUR };
  const can = (early: number) => maySeat(first, ZONE, first.startAt - early);
  expect([can(3 * HOUR + 1), can(3 * HOUR), can(HOUR)]).toEqual([false, true, true]);
});

test('seating: only guests who are here can be awaited again, and only before the booking ends', () => {
  const can = (['unpaid', 'pending', 'confirmed', 'arrived', 'no_show', 'cancelled'] as const).filter((status) =>
    mayUnseat({ status, endAt }, endAt - 1),
  );
  expect(can).toEqual(['arrived']);
  expect(mayUnseat({ status: 'arrived', endAt }, endAt)).toBe(false);
});
