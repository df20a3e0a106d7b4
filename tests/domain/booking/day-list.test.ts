import { expect, test } from 'vitest';
import type { BookingStatus } from '#domain/booking/booking.ts';
import { dayList, freeByMeal, minutesOver, nextParty, peopleOf } from '#domain/booking/day-list.ts';

const one = (start: string, status: BookingStatus, people = 2) => ({
  start: `2026-11-28T${start}:00Z`,
  status,
  people,
});
const at = (time: string) => Date.parse(`2026-11-28T${time}:00Z`);

test('day list: bookings are listed by meal, by the place’s clock; no-shows, cancelled and lapsed bookings are listed apart', () => {
  const { meals, over } = dayList(
    [
      one('09:00', 'arrived', 3),
      one('12:59', 'unpaid', 5),
      one('13:00', 'confirmed'),
      one('19:30', 'pending', 4),
    ].concat(one('20:00', 'no_show'), one('20:00', 'cancelled'), one('20:00', 'lapsed')),
    'Europe/Sofia',
  );
  expect(meals.map(({ meal, bookings, people }) => [meal, bookings.length, people])).toEqual([
    ['lunch', 2, 3],
    ['afternoon', 1, 2],
    ['dinner', 1, 4],
  ]);
  expect(over.map(({ status }) => status)).toEqual(['no_show', 'cancelled', 'lapsed']);
});

test('day list: counts expected and present guests', () => {
  expect(peopleOf([one('09:00', 'arrived', 3), one('09:00', 'pending', 1), one('09:00', 'declined', 8)])).toBe(4);
});

test('day list: the next party is the first awaited one that has not begun', () => {
  const all = [one('09:00', 'confirmed'), one('10:00', 'cancelled'), one('11:00', 'arrived'), one('12:00', 'pending')];
  expect(nextParty(all, at('09:30'))?.start).toBe('2026-11-28T12:00:00Z');
  expect(nextParty(all, at('12:00'))).toBeUndefined();
});

test('day list: only an awaited party can be over its time', () => {
  expect(minutesOver(one('09:00', 'confirmed'), at('09:20'))).toBe(20);
  expect(minutesOver(one('09:00', 'confirmed'), at('09:00'))).toBeUndefined();
  const late = { ...one('09:00', 'confirmed'), late_minutes: 30 };
  expect([minutesOver(late, at('09:30')), minutesOver(late, at('09:35'))]).toEqual([undefined, 5]);
  expect(minutesOver(one('09:00', 'arrived'), at('09:20'))).toBeUndefined();
});

test('day list: free times stand by meal, and a meal whose times are all taken has none', () => {
  const hour = (time: string, free = true) => ({ time, free });
  const hours = [hour('12:00'), hour('12:15', false), hour('16:00', false), hour('19:15'), hour('22:00')];
  expect(freeByMeal(hours).map(({ meal, hours: free }) => [meal, free.map(({ time }) => time)])).toEqual([
    ['lunch', ['12:00']],
    ['afternoon', []],
    ['dinner', ['19:15', '22:00']],
  ]);
});
