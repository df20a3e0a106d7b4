import { expect, test } from 'vitest';
import { tablesAt, tablesOfDay } from '#domain/booking/tables-at.ts';

const HOUR = 3_600_000;
const TABLES = [
  { name: '1', seats: 2 },
  { name: '2', seats: 4 },
  { name: '3', seats: 4 },
];
const taken = { table: '1', startAt: 20 * HOUR, until: 22 * HOUR, name: 'Петрова' };

test('tables at a time: the free ones stand first, a taken one has its booking', () => {
  expect(tablesAt(TABLES, [taken], { startAt: 19 * HOUR, minutes: 105 })).toEqual([
    ...[TABLES[1], TABLES[2]],
    { ...TABLES[0], taken },
  ]);
});

test('tables at a time: a table is free until the quarter of an hour in which its next booking begins', () => {
  const isFree = (startAt: number, minutes: number) => !tablesAt(TABLES, [taken], { startAt, minutes }).at(-1)?.taken;
  expect(isFree(18 * HOUR, 120)).toBe(true);
  expect(isFree(18 * HOUR, 121)).toBe(false);
  expect(isFree(22 * HOUR, 60)).toBe(true);
  expect(isFree(22 * HOUR - 1, 60)).toBe(false);
});

test('tables at a time: one at which guests sit now stands after the free ones, and is marked unless it is booked', () => {
  const seated = new Set(['1', '2']);
  expect(tablesAt(TABLES, [taken], { startAt: 19 * HOUR, minutes: 105, seated })).toEqual([
    TABLES[2],
    { ...TABLES[1], seated: true },
    { ...TABLES[0], taken },
  ]);
});

test('tables of a day: keep the venue’s order, each with the bookings that begin on it', () => {
  const late = { ...taken, startAt: 23 * HOUR, until: 25 * HOUR };
  const next = { ...taken, startAt: 44 * HOUR, until: 46 * HOUR };
  expect(tablesOfDay(TABLES, [taken, late, next], { from: 12 * HOUR, to: 24 * HOUR })).toEqual([
    { ...TABLES[0], booked: [taken, late] },
    ...[TABLES[1], TABLES[2]],
  ]);
});
