import { expect, test } from 'vitest';
import { awaitedAt, seatedAt, type TableBooking } from '#domain/booking/table-booking.ts';

const NOW = Date.UTC(2026, 10, 28, 16);
const MINUTE = 60_000;
const booking = (id: string, inMinutes: number, more: Partial<TableBooking> = {}): TableBooking => ({
  ...{ id, tables: ['5', '6'], people: 4, name: 'Ivanov' },
  ...{ startAt: NOW + inMinutes * MINUTE, endAt: NOW + (inMinutes + 90) * MINUTE, ...more },
});

test('bookings of a table: the next one is announced from two hours before until its end, at each of its tables', () => {
  const next = (...all: readonly TableBooking[]) => awaitedAt(all, '6', NOW)?.id;
  expect(next(booking('later', 90), booking('soon', 30))).toBe('soon');
  expect([next(booking('a', 120)), next(booking('b', 121))]).toEqual(['a', undefined]);
  expect([next(booking('overdue', -89)), next(booking('over', -90))]).toEqual(['overdue', undefined]);
  expect(next(booking('seated', 10, { hereAt: NOW }))).toBeUndefined();
  expect(awaitedAt([booking('other', 30)], '7', NOW)).toBeUndefined();
  expect(awaitedAt(undefined, '6', NOW)).toBeUndefined();
});

test('bookings of a table: the seated party is known, and a sitting that began later is another party', () => {
  const seated = booking('seated', -30, { hereAt: NOW });
  expect(seatedAt([seated], '5', NOW)?.id).toBe('seated');
  expect(seatedAt([seated], '5', NOW - 60 * MINUTE)?.id).toBe('seated');
  expect(seatedAt([seated], '5', NOW + 5 * MINUTE)).toBeUndefined();
  expect(seatedAt([booking('awaited', -30)], '5', NOW)).toBeUndefined();
  expect(seatedAt([seated], '9', NOW)?.id, 'they moved to a table that the booking does not name').toBe('seated');
  expect(seatedAt([seated], '9', NOW - 60 * MINUTE)).toBeUndefined();
});
