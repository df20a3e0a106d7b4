import { expect, test } from 'vitest';
import {
  type Addition,
  newCategory,
  newDish,
  newSize,
  type SizeName,
  sizesNamed,
} from '#domain/owner/additions/new-things.ts';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import { orderOf } from '#domain/owner/list-order.ts';
import { type VenueFile, valueAt } from '#domain/owner/venue-file.ts';
import { isSlug } from '#domain/slug.ts';

const file: VenueFile = {
  format: 1,
  defaultLanguage: 'bg',
  currency: 'EUR',
  languages: ['bg', 'en'],
  categories: [
    { slug: 'supi', name: 'Супи' },
    { slug: 'grill', name: { bg: 'Скара' } },
  ],
  products: [
    { slug: 'tarator', name: 'Таратор', categories: ['supi'], variants: [{ key: 'one', price: '3.20' }] },
    {
      slug: 'bob',
      name: { bg: 'Боб' },
      categories: ['supi'],
      variants: [
        { key: 'small', size: { bg: 'малка' }, price: '2.00' },
        { key: 'large', size: { bg: 'голяма' }, price: '4.00' },
      ],
    },
  ],
};
const menus = { file, published: file, planned: [], plannedSizes: [] };
const after = (made: Addition): VenueFile => {
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return applyEdit(file, made.value.edit).file;
};
const keyOf = (made: Addition) => (made.ok ? made.value.key : undefined);
const dish = (name: string, price = '5') => newDish(menus, 'supi', { name, size: '', price });

test('a new dish comes last in its category, with its name in the venue’s language, its size and price', () => {
  const made = newDish(menus, 'supi', { name: ' Шкембе  чорба ', size: '350 г', price: '6,2' });
  expect(orderOf(after(made), 'products', 'supi')).toEqual(['tarator', 'bob', 'shkembe-chorba']);
  expect(valueAt(after(made), ['products', 'shkembe-chorba'])).toEqual({
    slug: 'shkembe-chorba',
    name: { bg: 'Шкембе чорба' },
    categories: ['supi'],
    variants: [{ key: 'one', size: { bg: '350 г' }, price: '6.20' }],
  });
});

test('a slug is made from any name, is unique, and differs from every slug that guests still know', () => {
  expect(keyOf(newDish(menus, 'grill', { name: 'Таратор', size: '', price: '' }))).toBe('tarator-2');
  expect(keyOf(dish('🍲'))).toBe('dish');
  expect(keyOf(dish('<b>Супа</b>'))).toBe('b-supa-b');
  const long = keyOf(dish('щ'.repeat(300))) ?? '';
  expect(isSlug(long)).toBe(true);
  const withoutIt = { ...file, products: [] };
  expect(keyOf(newDish({ ...menus, file: withoutIt }, 'supi', { name: 'Боб', size: '', price: '' }))).toBe('bob-2');
  expect(keyOf(newCategory(menus, undefined, 'Search'))).toBe('search-2');
});

test('a slug of a planned addition is already taken', () => {
  const later = { ...menus, planned: [['products', 'leshta'] as const, ['categories', 'chay'] as const] };
  expect(keyOf(newDish(later, 'supi', { name: 'Леща', size: '', price: '' }))).toBe('leshta-2');
  expect(keyOf(newCategory(later, undefined, 'Чай'))).toBe('chay-2');
  expect(keyOf(newDish(later, 'supi', { name: 'Чай', size: '', price: '' }))).toBe('chay');
});

test('a key of a planned size is already taken, only on its own dish', () => {
  const size = (plannedSizes: readonly SizeName[], slug: string) =>
    keyOf(newSize({ ...menus, plannedSizes }, slug, { first: 'малка', name: 'Огромна', price: '9' }));
  expect(size([], 'bob')).toBe('ogromna');
  const planned = newSize(menus, 'bob', { first: '', name: 'Огромна', price: '8' });
  const later = planned.ok ? sizesNamed(planned.value.edit) : [];
  expect([size(later, 'bob'), size(later, 'tarator')]).toEqual(['ogromna-2', 'ogromna']);
});

test.each(['NaN', '-5', '1e3', '5,123', '99999999', '5 лв', 'Infinity'])('a price of %s is invalid', (price) => {
  expect(dish('Леща', price)).toEqual({ ok: false, error: { price: 'price' } });
});

test('an empty price means that guests ask for it', () => {
  expect(valueAt(after(dish('Леща', ' ')), ['products', 'leshta', 'variants', 'one', 'price'])).toBeNull();
});

test('a missing or duplicate name is reported at its field, together with all other faults', () => {
  expect(dish('  ', 'x')).toEqual({ ok: false, error: { name: 'empty', price: 'price' } });
  expect(dish(' таратор')).toEqual({ ok: false, error: { name: 'twice' } });
  expect(newCategory(menus, undefined, 'супи')).toEqual({ ok: false, error: { name: 'twice' } });
  expect(newSize(menus, 'bob', { first: '', name: 'Малка', price: '' })).toEqual({
    ok: false,
    error: { name: 'twice' },
  });
});

test('a new category is put at the chosen place, and is empty', () => {
  const made = newCategory(menus, 'grill', 'Кебапчета');
  expect(orderOf(after(made), 'categories', 'grill')).toEqual(['kebapcheta']);
});

test('a second size gives the first one its name', () => {
  expect(newSize(menus, 'tarator', { first: ' ', name: 'голяма', price: '5' })).toEqual({
    ok: false,
    error: { first: 'empty' },
  });
  const made = newSize(menus, 'tarator', { first: 'малка', name: 'голяма', price: '5' });
  expect(valueAt(after(made), ['products', 'tarator', 'variants'])).toEqual([
    { key: 'one', size: { bg: 'малка' }, price: '3.20' },
    { key: 'golyama', size: { bg: 'голяма' }, price: '5.00' },
  ]);
});

test('an addition fails when another person has removed its category', () => {
  const made = dish('Леща');
  if (!made.ok) throw new Error('no dish');
  const gone = { ...file, categories: [], products: [] };
  expect(applyEdit(gone, made.value.edit)).toEqual({
    file: gone,
    conflicts: [{ reason: 'gone', path: ['categories', 'supi'] }],
  });
});
