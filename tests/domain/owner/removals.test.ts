import { expect, test } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { editsBehind } from '#domain/owner/edits-behind.ts';
import { orderOf } from '#domain/owner/list-order.ts';
import { dishesAlone, withoutCategory, withoutDish, withoutSize } from '#domain/owner/removals/removals.ts';
import { type VenueFile, valueAt } from '#domain/owner/venue-file.ts';

const file: VenueFile = {
  format: 1,
  defaultLanguage: 'bg',
  categories: [
    { slug: 'soups', name: 'Супи', subcategories: { cold: 'Студени' } },
    { slug: 'grill', name: 'Скара' },
    { slug: 'beef', name: 'Телешко', parent: 'grill' },
  ],
  groups: { size: { title: 'Добавки', options: [{ key: 'egg', name: 'Яйце', prices: { small: '1', large: '2' } }] } },
  stations: [{ id: 'hot', categories: ['soups', 'grill'] }],
  products: [
    {
      slug: 'tarator',
      categories: ['soups'],
      variants: [{ key: 'small' }, { key: 'large' }],
      groups: ['size', { key: 'own', title: 'С', options: [{ key: 'a', name: 'А', prices: { large: '1' } }] }],
    },
    {
      slug: 'bob',
      categories: ['soups', 'beef'],
      subcategory: 'cold',
      variants: [{ key: 'small' }],
      groups: ['size'],
      goesWith: ['tarator'],
    },
  ],
};
const after = (edit: DraftEdit | undefined): VenueFile => {
  if (!edit) throw new Error('no edit');
  const { file: now, conflicts } = applyEdit(file, edit);
  expect(conflicts).toEqual([]);
  return now;
};

test('removing a category removes its station entry and the dishes that are only in this category, and keeps dishes of other categories', () => {
  expect(dishesAlone(file, 'soups')).toEqual(['tarator']);
  const now = after(withoutCategory(file, 'soups'));
  expect(valueAt(now, ['categories', 'soups'])).toBeUndefined();
  expect(valueAt(now, ['products', 'tarator'])).toBeUndefined();
  expect(valueAt(now, ['products', 'bob'])).toMatchObject({ categories: ['beef'] });
  expect(valueAt(now, ['products', 'bob', 'subcategory'])).toBeUndefined();
  expect(valueAt(now, ['stations', 'hot', 'categories'])).toEqual(['grill']);
});

test('a category with subcategories cannot be removed', () => {
  expect(withoutCategory(file, 'grill')).toBeUndefined();
});

test('removing a size removes its option prices, and the last size cannot be removed', () => {
  const now = after(withoutSize(file, 'tarator', 'large'));
  expect(valueAt(now, ['products', 'tarator', 'variants'])).toEqual([{ key: 'small' }]);
  expect(valueAt(now, ['groups', 'size', 'options', 'egg', 'prices'])).toEqual({ small: '1' });
  expect(valueAt(now, ['products', 'tarator', 'groups', 'own', 'options', 'a', 'prices'])).toBeUndefined();
  expect(withoutSize(now, 'tarator', 'small')).toBeUndefined();
});

test('removing a dish removes what a shared group says of only its sizes', () => {
  const now = after(withoutDish(file, 'tarator'));
  expect(orderOf(now, 'products', 'soups')).toEqual(['bob']);
  expect(valueAt(now, ['groups', 'size', 'options', 'egg', 'prices'])).toEqual({ small: '1' });
});

test('removing a dish removes it from other dishes’ suggestions', () => {
  expect(valueAt(after(withoutDish(file, 'tarator')), ['products', 'bob', 'goesWith'])).toBeUndefined();
});

test('a removal conflicts when another person changed or added it since', () => {
  const dish = withoutDish(file, 'tarator');
  const category = withoutCategory(file, 'soups');
  if (!dish || !category) throw new Error('no edit');
  const renamed = applyEdit(file, {
    kind: 'product',
    slug: 'tarator',
    changes: [{ path: ['name', 'bg'], to: 'Т' }],
  }).file;
  expect(applyEdit(renamed, dish)).toMatchObject({ file: renamed, conflicts: [{ reason: 'changed' }] });
  const what = { slug: 'new', categories: ['soups'], variants: [] };
  const grown = applyEdit(file, { kind: 'added', list: 'products', what }).file;
  expect(applyEdit(grown, category)).toEqual({
    file: grown,
    conflicts: [{ reason: 'changed', path: ['products', 'new', 'categories'] }],
  });
});

test('discarding a new category also discards its new dishes, and no new dish of another category', () => {
  const added = (list: 'products' | 'categories', what: object): DraftEdit => ({
    kind: 'added',
    list,
    what: what as Extract<DraftEdit, { kind: 'added' }>['what'],
  });
  const behind = editsBehind([
    { id: 'category', edit: added('categories', { slug: 'teas' }) },
    { id: 'green', edit: added('products', { slug: 'green', categories: ['teas'] }) },
    { id: 'old', edit: added('products', { slug: 'old', categories: ['soups'] }) },
  ]);
  expect(behind(['categories', 'teas'])).toEqual(['category', 'green']);
  expect(behind(['products', 'green'])).toEqual(['green']);
});
