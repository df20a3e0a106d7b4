import { expect, test } from 'vitest';
import { hueOf, initialsOf } from '#domain/staff/initials.ts';

test('initials: a name gives the first letters of its first and last word', () => {
  expect(['Мария Петрова', 'мария', 'Ana María de la Cruz', ' (Georgi) K.', '–', ''].map(initialsOf)).toEqual([
    ...['МП', 'М', 'AC', 'GK', '', ''],
  ]);
});

test('initials: a person keeps one hue, and ten people share no single one', () => {
  const hues = Array.from({ length: 10 }, (_, at) => hueOf(`person-${at}`, 6));
  expect(hues.every((hue) => hue >= 0 && hue < 6)).toBe(true);
  expect(hueOf('person-3', 6)).toBe(hues[3]);
  expect(new Set(hues).size).toBeGreaterThan(2);
});
