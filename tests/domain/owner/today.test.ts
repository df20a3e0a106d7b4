import { expect, test } from 'vitest';
import type { BookingStatus } from '#domain/booking/booking.ts';
import { bookingsToday } from '#domain/owner/today.ts';

const HOUR = 3_600_000;
const at = (hour: number, status: BookingStatus, people = 2) => ({ startAt: hour * HOUR, status, people });

test('bookings today: counts parties that are expected or here, and names the next one to come', () => {
  const day = [at(12, 'arrived'), at(13, 'cancelled'), at(18, 'unpaid'), at(19, 'confirmed', 4), at(20, 'pending')];
  expect(bookingsToday(day, 14 * HOUR)).toEqual({ count: 3, next: { startAt: 19 * HOUR, people: 4 } });
});

test('bookings today: names no next party once all are here', () => {
  expect(bookingsToday([at(12, 'arrived')], 11 * HOUR)).toEqual({ count: 1 });
  expect(bookingsToday([], 0)).toEqual({ count: 0 });
});
