import { expect, test } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import { venueChanges } from '#domain/owner/venue-changes.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';

const dish = (slug: string, price: string | null, category = 'soups') => ({
  slug,
  name: { bg: slug },
  categories: [category],
  variants: [{ key: 'one', price }],
});
const file: VenueFile = {
  currency: 'EUR',
  defaultLanguage: 'bg',
  settings: { darker_theme: 0 },
  categories: [
    { slug: 'soups', name: 'Супи' },
    { slug: 'grill', name: 'Скара' },
  ],
  products: [dish('tarator', '3.20'), dish('bob', '4.10'), dish('kebapche', '2.00', 'grill'), dish('fish', null)],
};

test('equal files have no differences, in any form of their texts', () => {
  expect(venueChanges(file, structuredClone(file) as VenueFile)).toEqual([]);
  const written = {
    ...file,
    categories: [
      { name: { bg: 'Супи' }, slug: 'soups' },
      { slug: 'grill', name: 'Скара' },
    ],
  };
  expect(venueChanges(file, written)).toEqual([]);
});

test('a change names its field, the old and the new value', () => {
  const { file: after } = applyEdit(file, {
    kind: 'product',
    slug: 'bob',
    changes: [
      { path: ['variants', 'one', 'price'], was: '4.10', to: '4.40' },
      { path: ['name', 'en'], to: 'Beans' },
    ],
  });
  expect(venueChanges(file, after)).toEqual([
    { kind: 'field', path: ['products', 'bob', 'name', 'en'], was: undefined, now: 'Beans' },
    { kind: 'field', path: ['products', 'bob', 'variants', 'one', 'price'], was: '4.10', now: '4.40' },
  ]);
});

test('sorts, settings and additions are listed apart', () => {
  const [tarator, bob, ...rest] = file.products as object[];
  const after = {
    ...file,
    settings: { darker_theme: 1 },
    products: [bob, tarator, ...rest, dish('new', '1.00', 'grill')],
  } as VenueFile;
  expect(venueChanges(file, after)).toMatchObject([
    { kind: 'added', path: ['products', 'new'] },
    { kind: 'field', path: ['settings', 'darker_theme'], was: 0, now: 1 },
    { kind: 'order', path: ['products', '', 'soups'], now: ['bob', 'tarator', 'fish'] },
  ]);
});

test('groups of a dish are compared one by one: added, removed, changed, and their sequence', () => {
  const withGroups = (groups: unknown, shared: unknown = { dough: { title: 'Тесто', min: 1 } }) =>
    ({ ...file, groups: shared, products: [{ ...dish('tarator', '3.20'), groups }] }) as unknown as VenueFile;
  const own = { key: 'dip', title: 'Сос', options: [{ key: 'garlic' }] };
  const told = (was: VenueFile, now: VenueFile) =>
    venueChanges(was, now).map(({ path, was: before, now: after }) => [path.join('.'), before, after]);
  expect(told(withGroups(undefined), withGroups([own, 'dough']))).toEqual([
    ['products.tarator.groups.dip', undefined, own],
    ['products.tarator.groups.dough', undefined, { key: 'dough' }],
  ]);
  expect(told(withGroups(['dough', own]), withGroups([own, { key: 'dough', min: 0 }]))).toEqual([
    ['products.tarator.groups.dough.min', undefined, 0],
    ['products.tarator.groups', ['dough', 'dip'], ['dip', 'dough']],
  ]);
  const { groups: _, ...without } = withGroups([]);
  expect(told(without, withGroups([]))).toEqual([['groups.dough', undefined, { title: 'Тесто', min: 1 }]]);
});
