import { expect, test } from 'vitest';
import { previewOf } from '#staff/publish/preview-of.ts';
import { smallVenue } from '../../support/small-venue.ts';

const file = smallVenue();
const price = ['products', 'shopska', 'variants', 'large', 'price'];
const answer = {
  base: 'b',
  edits: ['1', '2'],
  changes: [
    { kind: 'field' as const, path: price, was: '7.9', now: '8.70', by: null, edits: [] },
    {
      kind: 'field' as const,
      path: ['products', 'shopska', 'categories'],
      was: ['salads'],
      now: ['food'],
      by: null,
      edits: [],
    },
  ],
  conflicts: [],
  problems: [],
};

test('preview: names the size of a price, and categories by name', () => {
  const { changes } = previewOf(file, file, answer);
  expect(changes.map(({ about, was, now }) => [about, was, now])).toEqual([
    ['Шопска салата · 400 г', '7.9', '8.70'],
    ['Шопска салата', ['Салати'], ['Храна']],
  ]);
});
