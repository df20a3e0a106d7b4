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

test('an owner sets a dish’s right of withdrawal, and undoing it leaves no trace', () => {
  const said = after('soup', true);
  expect(said && withdrawalIn(said, 'soup')).toBe(true);
  const taken = after('voucher', false);
  expect(taken?.products).toEqual([one('soup'), one('voucher')]);
});

test('no edit is made when the right is unchanged or the dish is gone', () => {
  expect(after('voucher', true)).toBeUndefined();
  expect(after('soup', false)).toBeUndefined();
  expect(after('gone', true)).toBeUndefined();
});
