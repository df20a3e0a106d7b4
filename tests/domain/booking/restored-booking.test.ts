import { expect, test } from 'vitest';
import { BOOKING_STATUSES, type BookingDeposit } from '#domain/booking/booking.ts';
import { isRestoreMailed, mayRestore } from '#domain/booking/restored-booking.ts';
import { minor } from '#domain/pricing/money.ts';

const endAt = 7_200_000;

test('restored booking: only an ended booking can be restored, and only before its end', () => {
  const can = (now: number) => BOOKING_STATUSES.filter((status) => mayRestore({ status, endAt }, now));
  expect(can(endAt - 1)).toEqual(['no_show', 'declined', 'cancelled']);
  expect(can(endAt)).toEqual([]);
});

test('restored booking: a booking whose deposit was never paid stays ended', () => {
  const can = (deposit: BookingDeposit) => mayRestore({ status: 'cancelled', endAt, deposit }, 0);
  const deposit = { amount: minor(2000), currency: 'EUR' } as BookingDeposit;
  expect([can(deposit), can({ ...deposit, paidAt: 1 })]).toEqual([false, true]);
});

test('restored booking: the guest is mailed unless the booking was a no-show', () => {
  expect((['cancelled', 'declined', 'no_show'] as const).map((status) => isRestoreMailed({ status }))).toEqual([
    ...[true, true, false],
  ]);
});
