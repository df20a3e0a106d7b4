import { expect, test } from 'vitest';
import { emptyFirst, mayMeetSeated } from '#domain/booking/seated-tables.ts';

const HOUR = 3_600_000;

test('seated tables: empty tables come first, the smallest of them first, and occupied ones last', () => {
  const choices = [['1'], ['2'], ['1', '2'], ['3'], ['3', '4']];
  expect(emptyFirst(choices, new Set(['1', '3']))).toEqual([['2'], ['1'], ['1', '2'], ['3'], ['3', '4']]);
  expect(emptyFirst(choices, new Set())).toEqual(choices);
});

test('seated tables: guests who sit now count for a booking that begins within two hours', () => {
  expect(mayMeetSeated(10 * HOUR, 10 * HOUR + 1)).toBe(true);
  expect(mayMeetSeated(12 * HOUR - 1, 10 * HOUR)).toBe(true);
  expect(mayMeetSeated(12 * HOUR, 10 * HOUR)).toBe(false);
});
