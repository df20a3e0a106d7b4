import { expect, test } from 'vitest';
import type { BookingStatus } from '#domain/booking/booking.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { bookingsToday, openNow } from '#domain/owner/today.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';

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

test('open now: counts orders in work, and sums what is left to pay of all', () => {
  const order = (status: OrderStatus, total: number, left?: number) => ({
    ...{ status, orderType: 'spot' as const, total: minor(total), currency: 'EUR' as Currency },
    left: left === undefined ? undefined : minor(left),
  });
  const orders = [order('ordered', 1000), order('served_spot', 500, 200), order('paid', 700), order('rejected', 900)];
  expect(openNow(orders)).toEqual({ orders: 1, unpaid: 2, leftToPay: [{ currency: 'EUR', amount: 1200 }] });
  expect(openNow([])).toEqual({ orders: 0, unpaid: 0, leftToPay: [] });
});
