import { expect, test } from 'vitest';
import { applyEdit, applyEdits, pathsOf } from '#domain/owner/apply-edits.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { orderOf, placedEdit } from '#domain/owner/list-order.ts';
import { type VenueFile, valueAt } from '#domain/owner/venue-file.ts';

const file: VenueFile = {
  defaultLanguage: 'bg',
  categories: [
    { slug: 'soups', name: 'Супи', subcategories: { cold: 'Студени' } },
    { slug: 'grill', name: 'Скара' },
    { slug: 'drinks', name: 'Напитки' },
    { slug: 'beer', name: 'Бира', parent: 'drinks' },
  ],
  products: [
    { slug: 'tarator', name: 'Таратор', categories: ['soups'], subcategory: 'cold' },
    { slug: 'kebapche', name: 'Кебапче', categories: ['grill'] },
    { slug: 'bob', name: 'Боб', categories: ['soups', 'drinks'] },
    { slug: 'kufte', name: 'Кюфте', categories: ['grill'] },
  ],
};

const moved = (more: Partial<Extract<DraftEdit, { kind: 'moved' }>> = {}): DraftEdit => ({
  kind: 'moved',
  list: 'products',
  slug: 'tarator',
  from: 'soups',
  to: 'grill',
  ...more,
});

test('a dish is moved into another category, before the dish that it was set before', () => {
  const { file: after, conflicts } = applyEdit(file, moved({ before: 'kufte' }));
  expect(conflicts).toEqual([]);
  expect(orderOf(after, 'products', 'grill')).toEqual(['kebapche', 'tarator', 'kufte']);
  expect(orderOf(after, 'products', 'soups')).toEqual(['bob']);
});

test('a moved dish comes last where nobody is named, or where whom it stood before is gone', () => {
  const orders = [undefined, 'gone'].map((before) =>
    orderOf(applyEdit(file, moved({ before })).file, 'products', 'grill'),
  );
  expect(orders).toEqual([
    ['kebapche', 'kufte', 'tarator'],
    ['kebapche', 'kufte', 'tarator'],
  ]);
});

test('a moved dish keeps its other categories, and stands once in one that it was in already', () => {
  const categories = (edit: DraftEdit) => valueAt(applyEdit(file, edit).file, ['products', 'bob', 'categories']);
  expect(categories(moved({ slug: 'bob' }))).toEqual(['grill', 'drinks']);
  expect(categories(moved({ slug: 'bob', to: 'drinks' }))).toEqual(['drinks']);
});

test('a subcategory that the new home has not got is taken off the moved dish', () => {
  const subcategory = (edit: DraftEdit) => valueAt(applyEdit(file, edit).file, ['products', 'tarator', 'subcategory']);
  expect(subcategory(moved())).toBeUndefined();
  expect(subcategory(moved({ slug: 'bob' }))).toBe('cold');
});

test('a dish that another hand has moved elsewhere, or taken off, is told; one that is there already is not', () => {
  const elsewhere = applyEdit(file, moved({ to: 'drinks' })).file;
  expect(applyEdit(elsewhere, moved())).toMatchObject({
    file: elsewhere,
    conflicts: [{ reason: 'changed', path: ['products', 'tarator', 'categories'], now: ['drinks'] }],
  });
  expect(applyEdit(file, moved({ slug: 'gone' })).conflicts).toMatchObject([{ reason: 'gone' }]);
  expect(applyEdit(file, moved({ to: 'gone' })).conflicts).toMatchObject([
    { reason: 'gone', path: ['categories', 'gone'] },
  ]);
  const there = applyEdit(file, moved()).file;
  expect(applyEdit(there, moved())).toEqual({ file: there, conflicts: [] });
});

test('a category is moved into another one, and to the top', () => {
  const within = applyEdit(
    file,
    moved({ list: 'categories', slug: 'grill', from: undefined, to: 'drinks', before: 'beer' }),
  );
  expect(orderOf(within.file, 'categories', 'drinks')).toEqual(['grill', 'beer']);
  const top = applyEdit(
    within.file,
    moved({ list: 'categories', slug: 'beer', from: 'drinks', to: undefined, before: 'soups' }),
  );
  expect(orderOf(top.file, 'categories', undefined)).toEqual(['beer', 'soups', 'drinks']);
});

test('a move within one list is an order of it, one into another list is a move, and one to where it stands is nothing', () => {
  const at = (to: string, place: number) =>
    placedEdit(file, { list: 'products', slug: 'tarator', from: 'soups', to, place });
  expect(at('soups', 0)).toBeUndefined();
  expect(at('soups', 1)).toEqual({
    kind: 'order',
    list: 'products',
    within: 'soups',
    was: ['tarator', 'bob'],
    to: ['bob', 'tarator'],
  });
  expect(at('grill', 1)).toEqual(moved({ before: 'kufte' }));
  expect(at('grill', 9)).toEqual(moved());
  expect(applyEdits(file, [{ edit: at('grill', 0) as DraftEdit }]).conflicts).toEqual([]);
});

test('a move touches what the thing belongs to and the list that it comes into', () => {
  expect(pathsOf(moved())).toEqual([
    ['products', 'tarator', 'categories'],
    ['products', 'tarator', 'subcategory'],
    ['products', '', 'grill'],
  ]);
});
