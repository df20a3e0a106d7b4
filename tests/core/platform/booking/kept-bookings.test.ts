// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { forgetBookings, keepBooking, keptBookingsOf } from '#core/platform/booking/kept-bookings.ts';
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';
import type { PlaceId } from '#domain/ids.ts';

const key = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}.abcdefghijklmnopqrstuv`;
const HERE = 1 as PlaceId;
const THERE = 2 as PlaceId;

afterEach(() => localStorage.clear());

test('bookings are kept per place until the account has them', () => {
  keepBooking(HERE, key(1));
  keepBooking(HERE, key(1));
  keepBooking(THERE, key(2));
  expect(keptBookingsOf(HERE)).toEqual([key(1)]);
  expect(keptBookingsOf(THERE)).toEqual([key(2)]);
  forgetBookings([key(1)]);
  expect(keptBookingsOf(HERE)).toEqual([]);
  forgetBookings([key(2)]);
  expect(localStorage.getItem(STORAGE_KEYS.bookings)).toBeNull();
});

test('the newest twenty bookings are kept, and an unreadable one is dropped', () => {
  for (let nth = 0; nth < 25; nth += 1) keepBooking(HERE, key(nth));
  expect(keptBookingsOf(HERE)).toEqual(Array.from({ length: 20 }, (_, i) => key(i + 5)));
  for (const text of ['{', '{}', '[{"place":1,"key":"x"}]', 'null']) {
    localStorage.setItem(STORAGE_KEYS.bookings, text);
    expect(keptBookingsOf(HERE)).toEqual([]);
  }
});
