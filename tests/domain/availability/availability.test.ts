import { expect, test } from 'vitest';
import { availabilityAt, landAvailability } from '#domain/availability/availability.ts';
import { dish, place } from '../menu/menu-builder.ts';

const row = (productId: number, until: number | null, seq = 1) => ({
  placeId: place,
  productId: dish(productId),
  until,
  seq,
});

test('a dish is off until its end time, and on again at that very instant', () => {
  const rows = [row(1, 1000)];
  expect(availabilityAt(rows, 999).off.has(dish(1))).toBe(true);
  expect(availabilityAt(rows, 1000).off.has(dish(1))).toBe(false);
  expect(availabilityAt(rows, 999).off.has(dish(2))).toBe(false);
});

test('a dish without an end time is off until a newer row switches it on, in any order of arrival', () => {
  expect(availabilityAt([row(1, null)], 9e12).off.has(dish(1))).toBe(true);
  expect(availabilityAt([row(1, null, 1), row(1, 0, 2)], 1).off.has(dish(1))).toBe(false);
  expect(availabilityAt([row(1, 0, 2), row(1, null, 1)], 1).off.has(dish(1))).toBe(false);
  expect(availabilityAt([row(1, 0, 2), row(1, null, 3)], 1).off.has(dish(1))).toBe(true);
});

test('the dishes that are off are returned in one list', () => {
  expect(availabilityAt([row(1, 5), row(2, null), row(3, 99)], 10).off).toEqual(new Set([2, 3]));
});

test('a fetched list of dishes that are off replaces what was known when the request was sent', () => {
  const known = [row(1, null, 500), row(2, null, 4)];
  // A new journal starts with lower numbers.
  expect(landAvailability([row(2, 9, 3), row(3, null, 2)], known, known)).toEqual([row(2, 9, 3), row(3, null, 2)]);
});

test('a change heard after the request was sent wins over the fetched list', () => {
  const before = [row(1, null, 4), row(2, null, 5)];
  const now = [row(2, null, 5), row(3, null, 7)];
  expect(landAvailability([row(1, null, 4), row(2, null, 5)], before, now)).toEqual([row(2, null, 5), row(3, null, 7)]);
});

test('a fetched list that is newer than the heard change wins', () => {
  expect(landAvailability([row(1, null, 8)], [row(1, null, 4)], [])).toEqual([row(1, null, 8)]);
  expect(landAvailability([row(1, 99, 8)], [], [row(1, null, 7)])).toEqual([row(1, 99, 8)]);
});
