import { expect, test } from 'vitest';
import { pinsLeft, pinWaitMs } from '#domain/staff/pin-lock.ts';
import { isPin } from '#domain/staff/staff.ts';

test('from the fifth wrong PIN on the wait doubles from 30 seconds to 15 minutes', () => {
  expect([1, 2, 3, 4].map(pinWaitMs)).toEqual([0, 0, 0, 0]);
  expect([5, 6, 7, 8, 9, 10, 40].map((wrong) => pinWaitMs(wrong) / 1000)).toEqual([30, 60, 120, 240, 480, 900, 900]);
  expect([0, 2, 5, 9].map(pinsLeft)).toEqual([5, 3, 0, 0]);
});

test('a PIN has four to eight digits', () => {
  expect(['1234', '12345678'].every(isPin)).toBe(true);
  expect(['123', '123456789', '12a4', '１２３４', ' 1234', ''].some(isPin)).toBe(false);
});
