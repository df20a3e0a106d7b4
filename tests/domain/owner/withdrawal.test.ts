import { expect, test } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import { withdrawalEdit, withdrawalIn } from '#domain/owner/offers/withdrawal.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';

const one = (slug: string, more = {}) => ({
  slug,
  categories: ['food'],
  variants: [{ key: 'one', price: '2' }],
  ...more,
});
const file: VenueFile = {
  categories: [{ slug: 'food' }],
  products: [one('soup'), one('voucher', { withdrawalRight: true })],
};
const after = (slug: string, isCovered: boolean) => {
  const edit = withdrawalEdit(file, slug, isCovered);
  return edit && applyEdit(file, edit).file;
};

test('an owner says that a dish is covered by the right of withdrawal, and takes it back without a trace', () => {
  const said = after('soup', true);
  expect(said && withdrawalIn(said, 'soup')).toBe(true);
  const taken = after('voucher', false);
  expect(taken?.products).toEqual([one('soup'), one('voucher')]);
});

test('an unchanged right, and a dish that is gone, need no edit', () => {
  expect(after('voucher', true)).toBeUndefined();
  expect(after('soup', false)).toBeUndefined();
  expect(after('gone', true)).toBeUndefined();
});
