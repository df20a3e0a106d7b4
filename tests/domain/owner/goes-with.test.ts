import { expect, test } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import { goesWithEdit, goesWithIn, offerable } from '#domain/owner/offers/goes-with.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';

const one = (slug: string, more = {}) => ({
  slug,
  categories: ['food'],
  variants: [{ key: 'one', price: '2' }],
  ...more,
});
const file: VenueFile = {
  categories: [{ slug: 'food' }],
  products: [
    one('soup', { goesWith: ['bread'] }),
    one('bread'),
    one('ayran'),
    one('wine', {
      variants: [
        { key: 'glass', price: '4' },
        { key: 'bottle', price: '20' },
      ],
    }),
    one('fish', { variants: [{ key: 'one', price: null }] }),
    one('hidden', { hideForOrdering: true }),
    one('table', { type: 'booking' }),
  ],
};
const said = (slug: string, to: readonly string[]) => {
  const edit = goesWithEdit(file, slug, to);
  return edit && goesWithIn(applyEdit(file, edit).file, slug);
};

test('suggestions include only dishes that one press adds, each once', () => {
  expect(offerable(file, 'soup')).toEqual(['ayran']);
  expect(offerable(file, 'ayran')).toEqual(['soup', 'bread']);
});

test('suggestions of a dish keep its sequence, without itself, duplicates and removed dishes', () => {
  expect(said('soup', ['ayran', 'bread', 'ayran', 'soup', 'gone'])).toEqual(['ayran', 'bread']);
  expect(goesWithEdit(file, 'soup', ['bread'])).toBeUndefined();
  expect(goesWithEdit(file, 'gone', ['bread'])).toBeUndefined();
});

test('removing the last suggestion leaves no empty list', () => {
  const edit = goesWithEdit(file, 'soup', []);
  expect(edit).toMatchObject({ changes: [{ path: ['goesWith'], was: ['bread'] }] });
  expect(said('soup', [])).toEqual([]);
});
