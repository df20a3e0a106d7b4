import { expect, test } from 'vitest';
import { enteredFaults, rulesOfStaff, seatsAt, seatsOf } from '#domain/booking/entered-booking.ts';

const HALL = {
  tables: [
    { name: '1', seats: 2, least: 1 },
    { name: '2', seats: 4, least: 2 },
  ],
  joins: [{ tables: ['1', '2'], seats: 7 }],
};

test('entered booking: seats of chosen tables are those of their join, else their sum', () => {
  expect(seatsOf(HALL, ['2', '1'])).toBe(7);
  expect(seatsOf(HALL, ['2'])).toBe(4);
  expect(seatsOf({ ...HALL, joins: [] }, ['1', '2'])).toBe(6);
  expect(seatsOf(HALL, [])).toBe(0);
});

test('entered booking: seats of tables in several halls add up, and an unknown table has none', () => {
  const other = { tables: [{ name: 'G1', seats: 6, least: 1 }], joins: [] };
  expect(seatsAt([HALL, other], ['1', 'G1', '2'])).toBe(13);
  expect(seatsAt([HALL, other], [])).toBe(0);
  expect(seatsAt([HALL], ['1', 'G1'])).toBeUndefined();
});

test('entered booking: needs a name; a phone number is optional, but a wrong one is rejected', () => {
  const form = { people: 40, name: 'Елена', phone: '', email: '', comment: '' };
  expect(enteredFaults(form)).toEqual({});
  expect(Object.keys(enteredFaults({ ...form, name: '', phone: 'call me', people: 0 }))).toEqual([
    ...['people', 'name', 'phone'],
  ]);
});

test('entered booking: staff need no lead time, and may book any later day', () => {
  const DAY = 86_400_000;
  expect(rulesOfStaff({ interval: 15 }, { day: 400 * DAY, today: 300 * DAY })).toEqual({ lead: -14, daysAhead: 100 });
  expect(rulesOfStaff({ interval: 15 }, { day: 299 * DAY, today: 300 * DAY }).daysAhead).toBe(0);
});
