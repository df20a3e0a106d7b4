import { expect, test } from 'vitest';
import { applyEdit, applyEdits } from '#domain/owner/apply-edits.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { orderOf } from '#domain/owner/list-order.ts';
import { type VenueFile, valueAt, withValue } from '#domain/owner/venue-file.ts';

const file: VenueFile = {
  format: 1,
  defaultLanguage: 'bg',
  categories: [
    { slug: 'soups', name: 'Супи' },
    { slug: 'grill', name: { bg: 'Скара', en: 'Grill' } },
  ],
  products: [
    {
      slug: 'tarator',
      name: 'Таратор',
      categories: ['soups'],
      variants: [
        { key: 'small', price: '3.20' },
        { key: 'large', price: '4.9' },
      ],
    },
    { slug: 'kebapche', name: { bg: 'Кебапче' }, categories: ['grill'], variants: [{ key: 'one', price: '2.00' }] },
    { slug: 'bob', name: { bg: 'Боб' }, categories: ['soups', 'grill'], variants: [{ key: 'one', price: null }] },
  ],
};

const price = (was: string, to: string): DraftEdit => ({
  kind: 'product',
  slug: 'tarator',
  changes: [{ path: ['variants', 'small', 'price'], was, to }],
});

test('a price changes only in its own size', () => {
  const { file: after, conflicts } = applyEdit(file, price('3.20', '3.60'));
  expect(conflicts).toEqual([]);
  expect(valueAt(after, ['products', 'tarator', 'variants', 'small', 'price'])).toBe('3.60');
  expect(withValue(after, ['products', 'tarator', 'variants', 'small', 'price'], '3.20')).toEqual(file);
});

test('text in one language becomes text by language when a second language is added', () => {
  const edit: DraftEdit = { kind: 'product', slug: 'tarator', changes: [{ path: ['name', 'en'], to: 'Cold soup' }] };
  expect(valueAt(applyEdit(file, edit).file, ['products', 'tarator', 'name'])).toEqual({
    bg: 'Таратор',
    en: 'Cold soup',
  });
  const own: DraftEdit = {
    kind: 'product',
    slug: 'tarator',
    changes: [{ path: ['name', 'bg'], was: 'Таратор', to: 'Т' }],
  };
  expect(valueAt(applyEdit(file, own).file, ['products', 'tarator', 'name'])).toBe('Т');
});

test('a removed text leaves no empty field behind', () => {
  const edit: DraftEdit = { kind: 'product', slug: 'bob', changes: [{ path: ['name', 'bg'], was: 'Боб' }] };
  expect(valueAt(applyEdit(file, edit).file, ['products', 'bob'])).not.toHaveProperty('name');
});

test('an edit of a field that changed since is a conflict: it changes nothing and returns the current value', () => {
  expect(applyEdit(file, price('3.00', '3.60'))).toEqual({
    file,
    conflicts: [{ reason: 'changed', path: ['products', 'tarator', 'variants', 'small', 'price'], now: '3.20' }],
  });
});

test('an edit to the current value does not conflict', () => {
  expect(applyEdit(file, price('3.00', '3.20'))).toEqual({ file, conflicts: [] });
});

test('an edit of a removed dish reports that, and does not restore the dish', () => {
  const gone: DraftEdit = { kind: 'product', slug: 'soup-of-old', changes: [{ path: ['name'], was: 'A', to: 'B' }] };
  expect(applyEdit(file, gone)).toMatchObject({ file, conflicts: [{ reason: 'gone' }] });
});

test('an edit with several changes applies all or none', () => {
  const edit: DraftEdit = {
    kind: 'product',
    slug: 'tarator',
    changes: [
      { path: ['variants', 'small', 'price'], was: '3.20', to: '3.60' },
      { path: ['variants', 'large', 'price'], was: '1.00', to: '5.20' },
    ],
  };
  expect(applyEdit(file, edit).file).toBe(file);
});

test('edits apply one after another, and a failed one does not fail the next', () => {
  const kept = [price('3.20', '3.60'), price('3.20', '9.99'), price('3.60', '3.80')].map((edit, id) => ({ id, edit }));
  const { file: after, conflicts } = applyEdits(file, kept);
  expect(valueAt(after, ['products', 'tarator', 'variants', 'small', 'price'])).toBe('3.80');
  expect(conflicts.map((one) => one.kept.id)).toEqual([1]);
});

test('a sort edit orders the dishes of its category and leaves others in place', () => {
  const edit: DraftEdit = {
    kind: 'order',
    list: 'products',
    within: 'soups',
    was: ['tarator', 'bob'],
    to: ['bob', 'tarator'],
  };
  const after = applyEdit(file, edit).file;
  expect(orderOf(after, 'products', 'soups')).toEqual(['bob', 'tarator']);
  expect((after.products as { slug: string }[]).map(({ slug }) => slug)).toEqual(['bob', 'kebapche', 'tarator']);
});

test('a sort edit still applies after a dish was added or removed, but not after another sort', () => {
  const edit: DraftEdit = {
    kind: 'order',
    list: 'products',
    within: 'soups',
    was: ['tarator', 'gone', 'bob'],
    to: ['bob', 'gone', 'tarator'],
  };
  expect(orderOf(applyEdit(file, edit).file, 'products', 'soups')).toEqual(['bob', 'tarator']);
  const other: DraftEdit = { ...edit, was: ['bob', 'tarator'], to: ['bob', 'tarator', 'new'] };
  expect(applyEdit(file, other).conflicts).toMatchObject([{ reason: 'changed', now: ['tarator', 'bob'] }]);
});

test('an added item comes last, and never replaces one of the same name', () => {
  const what = { slug: 'shkembe', name: 'Шкембе', categories: ['soups'], variants: [] };
  const after = applyEdit(file, { kind: 'added', list: 'products', what }).file;
  expect(orderOf(after, 'products', 'soups')).toEqual(['tarator', 'bob', 'shkembe']);
  const taken: DraftEdit = { kind: 'added', list: 'products', what: { ...what, slug: 'bob' } };
  expect(applyEdit(file, taken)).toMatchObject({ file, conflicts: [{ reason: 'taken' }] });
});
