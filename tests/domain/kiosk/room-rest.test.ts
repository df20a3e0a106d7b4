import { expect, test } from 'vitest';
import { dayPartAt, isNightAt } from '#domain/kiosk/room-rest.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

test('the greeting follows the time of the day', () => {
  const from = (part: string) => hours.filter((hour) => dayPartAt(hour) === part);
  expect(from('morning')).toEqual([5, 6, 7, 8, 9, 10]);
  expect(from('day')).toEqual([11, 12, 13, 14, 15, 16, 17]);
  expect(from('evening')).toEqual([0, 1, 2, 3, 4, 18, 19, 20, 21, 22, 23]);
});

test('the screen is dim during the night', () => {
  expect(hours.filter(isNightAt)).toEqual([0, 1, 2, 3, 4, 5, 22, 23]);
});
