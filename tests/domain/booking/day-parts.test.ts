import { expect, test } from 'vitest';
import { byDayParts } from '#domain/booking/day-parts.ts';

const hour = (time: string, free = true) => ({ time, at: Number(time.replace(':', '')), offset: undefined, free });

test('hours are grouped by the place’s clock, each in one part of the day, without empty parts', () => {
  const hours = ['00:30', '04:45', '05:00', '10:45', '11:00', '14:45', '17:00', '20:45', '21:00', '23:45'].map((time) =>
    hour(time),
  );
  expect(byDayParts(hours).map(({ part, hours: own }) => [part, ...own.map(({ time }) => time)])).toEqual([
    ['night', '00:30', '04:45'],
    ['morning', '05:00', '10:45'],
    ['noon', '11:00', '14:45'],
    ['evening', '17:00', '20:45'],
    ['late', '21:00', '23:45'],
  ]);
  expect(byDayParts([])).toEqual([]);
});

test('a part of the day is free when one of its hours is free', () => {
  const parts = byDayParts([hour('11:00', false), hour('11:15', false), hour('18:00', false), hour('18:15')]);
  expect(parts.map(({ part, free }) => [part, free])).toEqual([
    ['noon', false],
    ['evening', true],
  ]);
});
