import { expect, test } from 'vitest';
import { maySeat, mayUnseat } from '#domain/booking/seating.ts';

const HOUR = 3_600_000;
const startAt = 1_000 * HOUR;
const endAt = startAt + 2 * HOUR;

test('seating: a party can be marked as here from three hours before its booking until the booking ends', () => {
  const can = (now: number) => maySeat({ startAt, endAt }, now);
  expect([can(startAt - 24 * HOUR), can(startAt - 3 * HOUR - 1)]).toEqual([false, false]);
  expect([can(startAt - 3 * HOUR), can(startAt), can(endAt - 1)]).toEqual([true, true, true]);
  expect([can(endAt), can(endAt + 24 * HOUR)]).toEqual([false, false]);
});

test('seating: only guests who are here can be awaited again, and only before the booking ends', () => {
  const can = (['unpaid', 'pending', 'confirmed', 'arrived', 'no_show', 'cancelled'] as const).filter((status) =>
    mayUnseat({ status, endAt }, endAt - 1),
  );
  expect(can).toEqual(['arrived']);
  expect(mayUnseat({ status: 'arrived', endAt }, endAt)).toBe(false);
});
