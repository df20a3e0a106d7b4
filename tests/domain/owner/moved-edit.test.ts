import { expect, test } from 'vitest';
import { applyEdit, applyEdits, pathsOf } from '#domain/owner/apply-edits.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { orderOf, placedEdit, steppedSize } from '#domain/owner/list-order.ts';
import { type VenueFile, valueAt, withValue } from '#domain/owner/venue-file.ts';

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

test('a dish moves into another category, before the given dish', () => {
  const { file: after, conflicts } = applyEdit(file, moved({ before: 'kufte' }));
  expect(conflicts).toEqual([]);
  expect(orderOf(after, 'products', 'grill')).toEqual(['kebapche', 'tarator', 'kufte']);
  expect(orderOf(after, 'products', 'soups')).toEqual(['bob']);
});

test('a moved dish comes last without a given dish, or when that dish is gone', () => {
  const orders = [undefined, 'gone'].map((before) =>
    orderOf(applyEdit(file, moved({ before })).file, 'products', 'grill'),
  );
  expect(orders).toEqual([
    ['kebapche', 'kufte', 'tarator'],
    ['kebapche', 'kufte', 'tarator'],
  ]);
});

test('a moved dish keeps its other categories, and is listed once where it already was', () => {
  const categories = (edit: DraftEdit) => valueAt(applyEdit(file, edit).file, ['products', 'bob', 'categories']);
  expect(categories(moved({ slug: 'bob' }))).toEqual(['grill', 'drinks']);
  expect(categories(moved({ slug: 'bob', to: 'drinks' }))).toEqual(['drinks']);
});

test('a moved dish loses a subcategory that its new home does not have', () => {
  const subcategory = (edit: DraftEdit) => valueAt(applyEdit(file, edit).file, ['products', 'tarator', 'subcategory']);
  expect(subcategory(moved())).toBeUndefined();
  expect(subcategory(moved({ slug: 'bob' }))).toBe('cold');
});

test('a move conflicts when the dish was moved elsewhere or removed; a move to the current place does not', () => {
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

test('a category moves into another one, and to the top level', () => {
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

test('a move within a list is a sort, a move to another list is a move, and a move to the same position makes no edit', () => {
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

test('a move touches the item’s parent and the target list', () => {
  expect(pathsOf(moved())).toEqual([
    ['products', 'tarator', 'categories'],
    ['products', 'tarator', 'subcategory'],
    ['products', '', 'grill'],
  ]);
});

const sized: VenueFile = {
  ...file,
  products: [
    {
      slug: 'tarator',
      name: 'Таратор',
      categories: ['soups'],
      variants: [
        { key: 'small', price: '3.00' },
        { key: 'large', price: '5.00' },
        { key: 'mid', price: '4.00' },
      ],
    },
  ],
};

test('a size of a dish moves one position up or down, and not beyond either end', () => {
  const after = (size: string, by: -1 | 1) => {
    const edit = steppedSize(sized, 'tarator', size, by);
    return edit && valueAt(applyEdit(sized, edit).file, ['products', 'tarator', 'variants']);
  };
  const keys = (size: string, by: -1 | 1) => (after(size, by) as { key: string }[] | undefined)?.map(({ key }) => key);
  expect(keys('mid', -1)).toEqual(['small', 'mid', 'large']);
  expect(keys('small', 1)).toEqual(['large', 'small', 'mid']);
  expect(after('small', -1)).toBeUndefined();
  expect(after('mid', 1)).toBeUndefined();
  expect(after('gone', 1)).toBeUndefined();
});

test('a moved size is a conflict when another person has changed a price meanwhile', () => {
  const edit = steppedSize(sized, 'tarator', 'mid', -1);
  const other = withValue(sized, ['products', 'tarator', 'variants', 'mid', 'price'], '4.50');
  expect(edit && applyEdit(other, edit).conflicts).toHaveLength(1);
});
