import { describe, expect, test } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import { languagesOf, sheetColumns, sheetRows } from '#domain/owner/menu-sheet.ts';
import { readMenuSheet, type SheetRow } from '#domain/owner/read-menu-sheet.ts';
import { type VenueFile, valueAt } from '#domain/owner/venue-file.ts';

const file: VenueFile = {
  currency: 'EUR',
  defaultLanguage: 'bg',
  languages: ['bg', 'en', 'de'],
  allergens: { pork: 'Свинско' },
  categories: [
    { slug: 'salads', name: 'Салати' },
    { slug: 'food', name: 'Храна' },
  ],
  products: [
    {
      slug: 'shopska',
      name: { bg: 'Шопска салата', en: 'Shopska salad' },
      categories: ['salads'],
      variants: [
        { key: 'small', size: '250 g', price: '5.20' },
        { key: 'large', size: { bg: '400 г', en: '400 g' }, price: '7.9', additionalPrice: '0.30' },
      ],
      allergens: ['milk', 'pork'],
      mayContain: [],
    },
    { slug: 'fish', name: 'Риба на деня', categories: ['food'], variants: [{ key: 'one', price: null }] },
  ],
};

const row = (line: number, cells: Readonly<Record<string, string | null>>): SheetRow => ({
  line,
  cells: new Map(Object.entries(cells)),
});
const read = (...rows: readonly SheetRow[]) => readMenuSheet(file, [], rows);
const dish = (over: Readonly<Record<string, string | null>>) => row(2, { key: 'shopska', size: 'small', ...over });
/** The rows as a spreadsheet returns them. */
const ownRows = (of: VenueFile): SheetRow[] =>
  [...sheetRows(of)].map((cells, i) =>
    row(
      i + 2,
      Object.fromEntries(
        sheetColumns(languagesOf(of))
          .map((name, at) => [name, cells[at] ?? ''])
          .filter(([, cell]) => cell !== ''),
      ),
    ),
  );

describe('writing the menu as a sheet', () => {
  test('has a row per size, with the dish’s own fields in its first row', () => {
    const [small, large, fish] = ownRows(file).map(({ cells }) => Object.fromEntries(cells));
    expect(small).toEqual({
      key: 'shopska',
      size: 'small',
      category: 'salads',
      name_bg: 'Шопска салата',
      name_en: 'Shopska salad',
      size_name_bg: '250 g',
      price: '5.20',
      allergens: 'milk pork',
      may_contain: 'none',
    });
    expect(large).toMatchObject({ key: 'shopska', size: 'large', size_name_en: '400 g', packaging: '0.30' });
    expect(large).not.toHaveProperty('name_bg');
    expect(fish).toMatchObject({ price: 'ask', name_bg: 'Риба на деня' });
  });

  test('changes nothing when it is imported as exported', () => {
    expect(read(...ownRows(file))).toEqual({ changes: [], problems: [], ignored: [] });
  });
});

describe('importing an edited sheet', () => {
  test('changes the written cells, each with the value that it saw', () => {
    expect(
      read(dish({ price: '6,50 €', name_de: 'Schopska-Salat', allergens: 'milk', discount_percent: '10%' })).changes,
    ).toEqual([
      { line: 2, path: ['products', 'shopska', 'name', 'de'], was: undefined, to: 'Schopska-Salat' },
      { line: 2, path: ['products', 'shopska', 'allergens'], was: ['milk', 'pork'], to: ['milk'] },
      { line: 2, path: ['products', 'shopska', 'discountPercent'], was: undefined, to: 10 },
      { line: 2, path: ['products', 'shopska', 'variants', 'small', 'price'], was: '5.20', to: '6.50' },
    ]);
  });

  test('keeps a value without a cell, and removes one with a dash', () => {
    expect(read(dish({})).changes).toEqual([]);
    expect(read().changes).toEqual([]);
    expect(read(dish({ allergens: null, name_en: null })).changes).toEqual([
      { line: 2, path: ['products', 'shopska', 'name', 'en'], was: 'Shopska salad', to: undefined },
      { line: 2, path: ['products', 'shopska', 'allergens'], was: ['milk', 'pork'], to: undefined },
    ]);
  });

  test('recognises a price that a spreadsheet has shortened', () => {
    expect(read(dish({ price: '5.2' })).changes).toEqual([]);
    expect(read(row(3, { key: 'fish', price: 'Ask' })).changes).toEqual([]);
  });

  test('adds a new dish and a size', () => {
    const { changes, problems } = read(
      row(2, { key: 'tarator', size: 'cup', name_bg: 'Таратор', category: 'food', price: '3' }),
      row(3, { key: 'tarator', size: 'bowl', size_name_bg: '400 г', price: '4.5' }),
      row(4, { key: 'shopska', size: 'huge', size_name_bg: '600 г', price: '9' }),
    );
    expect(problems).toEqual([]);
    const after = applyEdit(file, { kind: 'sheet', changes }).file;
    expect(valueAt(after, ['products', 'tarator'])).toEqual({
      slug: 'tarator',
      name: { bg: 'Таратор' },
      categories: ['food'],
      variants: [
        { key: 'cup', price: '3.00' },
        { key: 'bowl', size: { bg: '400 г' }, price: '4.50' },
      ],
    });
    expect(valueAt(after, ['products', 'shopska', 'variants', 'huge', 'price'])).toBe('9.00');
    expect(changes).toHaveLength(2);
  });

  test.each([
    [dish({ price: 'five' }), 'price', 'amount'],
    [dish({ price: '5.201' }), 'price', 'amount'],
    [dish({ price: null }), 'price', 'needed'],
    [dish({ name_bg: null }), 'name_bg', 'needed'],
    [dish({ name_es: 'Ensalada' }), 'name_es', 'language'],
    [dish({ category: 'soups' }), 'category', 'category'],
    [dish({ allergens: 'milk dust' }), 'allergens', 'allergen'],
    [dish({ diets: 'vegan paleo' }), 'diets', 'diet'],
    [dish({ discount_percent: '120' }), 'discount_percent', 'percent'],
    [dish({ description_bg: 'x'.repeat(4001) }), 'description_bg', 'longer'],
    [row(2, { key: 'shopska', price: '1' }), 'size', 'which-size'],
    [row(2, { key: 'Шопска', price: '1' }), 'key', 'key'],
    [row(2, { price: '1' }), 'key', 'key'],
    [dish({ size: 'very small' }), 'size', 'key'],
  ])('reports the fault of %j: %s is %s', (wrong, column, kind) => {
    expect(read(wrong)).toMatchObject({ changes: [], problems: [{ line: 2, column, kind }] });
  });

  test('reports missing fields of a new dish, duplicate rows, and rows that disagree', () => {
    expect(read(row(5, { key: 'tarator', description_bg: 'x' })).problems).toEqual([
      { line: 5, column: 'name_bg', kind: 'needed' },
      { line: 5, column: 'category', kind: 'needed' },
      { line: 5, column: 'price', kind: 'needed' },
    ]);
    const large = row(3, { key: 'shopska', size: 'large', name_bg: 'Друга' });
    expect(read(dish({ name_bg: 'Една' }), large, row(4, { key: 'shopska', size: 'small' })).problems).toMatchObject([
      { line: 3, column: 'name_bg', kind: 'contradicts' },
      { line: 4, column: 'size', kind: 'twice' },
    ]);
  });

  test('skips unknown columns and reports them', () => {
    expect(readMenuSheet(file, ['key', 'note', ''], []).ignored).toEqual(['note']);
  });
});
