import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncateTitle } from '#domain/truncate.ts';

const count = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

test.each([
  ['Таратор', 'Таратор'],
  ['exactly twenty-two ch.', 'exactly twenty-two ch.'],
  ['exactly twenty-three c.', 'exactly twenty-three…'],
  ['Wiener Schnitzel mit Kartoffelsalat', 'Wiener Schnitzel mit…'],
  ['👨‍👩‍👧'.repeat(23), `${'👨‍👩‍👧'.repeat(21)}…`],
  ['é'.normalize('NFD').repeat(22), 'é'.normalize('NFD').repeat(22)],
  ['', ''],
])('%s is titled %s [S9.12]', (name, title) => {
  expect(truncateTitle(name)).toBe(title);
});

test('a truncated title has at most 22 characters, and never ends in half of one [S9.12]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const title = truncateTitle(name);
      expect(count(title)).toBeLessThanOrEqual(22);
      expect(title === name || name.startsWith(title.slice(0, -1))).toBe(true);
      expect(title === name).toBe(count(name) <= 22);
    }),
    { numRuns: 500 },
  );
});
