// A foreign spreadsheet: its columns are named by the owner, its dishes are found by name.
import { expect, test } from 'vitest';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { readMenuCsv } from '../../../server/csv/menu-csv.ts';

const FILE: VenueFile = {
  currency: 'EUR',
  defaultLanguage: 'bg',
  languages: ['bg', 'en'],
  categories: [{ slug: 'soups', name: { bg: 'Супи', en: 'Soups' } }],
  products: [
    {
      slug: 'tarator',
      name: { bg: 'Таратор', en: 'Tarator' },
      categories: ['soups'],
      variants: [
        { key: 'small', size: { bg: '300 г' }, price: '4.80' },
        { key: 'large', size: { bg: '500 г' }, price: '7.20' },
      ],
    },
    {
      slug: 'wine',
      name: { bg: 'Вино' },
      categories: ['soups'],
      variants: [
        { key: 'glass', size: { bg: 'Чаша' }, price: '5.00' },
        { key: 'red', size: { bg: '0,7 л' }, price: '20.00' },
        { key: 'white', size: { bg: '0,7 л' }, price: '22.00' },
        { key: 'karafa', price: '9.00' },
      ],
    },
    { slug: 'beans', name: { bg: 'Боб' }, categories: ['soups'], variants: [{ key: 'one', price: '5.00' }] },
  ],
};
const read = (csv: string, means?: readonly string[]) => readMenuCsv(FILE, new TextEncoder().encode(csv), means);
const compared = (csv: string, means: readonly string[]) => {
  const answer = read(csv, means);
  if (!answer.ok) throw new Error(answer.error.kind);
  const { changes, ...rest } = answer.value;
  return { ...rest, changes: changes.map(({ line, path, to }) => [line, path.join('.'), to]) };
};

test('foreign sheet: asks for the meaning of its columns, with each first value and a guess', () => {
  expect(read('Име;Цена;Бележка\r\nТаратор;"5,10";\r\nБоб;5;пресен\r\n')).toMatchObject({
    ok: false,
    error: {
      kind: 'columns',
      columns: [
        { name: 'Име', sample: 'Таратор', guess: 'name_bg' },
        { name: 'Цена', sample: '5,10', guess: 'price' },
        { name: 'Бележка', sample: 'пресен', guess: '' },
      ],
    },
  });
});

test('foreign sheet: finds dishes, sizes and categories by name in any spelling', () => {
  const csv = 'Група;Ястие;Порция;Цена;PLU\r\nсупи; ТАРАТОР ;500 Г;"7,50 €";12\r\nSoups;Боб;;5,00;13\r\n';
  expect(compared(csv, ['category', 'name_bg', 'size_name_bg', 'price', ''])).toEqual({
    // A sheet in capitals renames no dish.
    changes: [[2, 'products.tarator.variants.large.price', '7.50']],
    problems: [],
    ignored: ['PLU'],
  });
});

test('foreign sheet: rejects a price in another currency', () => {
  const csv = 'Ястие;Порция;Цена\r\nТаратор;500 г;"7,50 лв"\r\nБоб;;9.78 BGN\r\nТаратор;300 г;5 CHF\r\n';
  const means = ['name_bg', 'size_name_bg', 'price'];
  expect(compared(csv, means)).toEqual({
    changes: [],
    problems: [
      { line: 2, column: 'Цена', kind: 'amount', value: '7,50 лв' },
      { line: 3, column: 'Цена', kind: 'amount', value: '9.78 BGN' },
      { line: 4, column: 'Цена', kind: 'amount', value: '5 CHF' },
    ],
    ignored: [],
  });
  const inLeva = readMenuCsv({ ...FILE, currency: 'BGN' }, new TextEncoder().encode(csv), means);
  expect(inLeva.ok && inLeva.value.changes.map(({ to }) => to)).toEqual(['7.50', '9.78']);
});

test('foreign sheet: an unknown dish is added as new, with a new key and all its sizes', () => {
  const csv = 'Name,Size,Preis,Gruppe\r\nШкембе чорба,300 г,6.20,Супи\r\nШкембе чорба,500 г,8.90,Супи\r\n';
  expect(compared(csv, ['name_bg', 'size_name_bg', 'price', 'category'])).toMatchObject({
    problems: [],
    changes: [
      [
        2,
        'products.shkembe-chorba',
        {
          slug: 'shkembe-chorba',
          name: { bg: 'Шкембе чорба' },
          categories: ['soups'],
          variants: [{ price: '6.20' }, { price: '8.90' }],
        },
      ],
    ],
  });
});

test('foreign sheet: the only size of a dish takes the sheet’s size name, and gets no second price', () => {
  const csv = 'Ястие;Порция;Цена\r\nБоб;300 г;6\r\nБоб;500 г;8\r\nБоб;300 Г;6\r\n';
  expect(compared(csv, ['name_bg', 'size_name_bg', 'price'])).toMatchObject({
    changes: [
      [3, expect.stringMatching(/^products\.beans\.variants\.(?!one$)/), { size: { bg: '500 г' }, price: '8.00' }],
      [2, 'products.beans.variants.one.size.bg', '300 г'],
      [2, 'products.beans.variants.one.price', '6.00'],
    ],
    problems: [{ line: 4, kind: 'twice' }],
  });
});

test('foreign sheet: rejects a size name that two sizes share, and gives a new size an unused key', () => {
  const csv = 'Ястие;Порция;Цена\r\nВино;0,7 л;25\r\nВино;чаша;6\r\nВино;карафа;12\r\n';
  const { changes, problems } = compared(csv, ['name_bg', 'size_name_bg', 'price']);
  expect(problems).toEqual([{ line: 2, column: 'size', kind: 'which-size' }]);
  expect(changes).toEqual([
    [4, expect.stringMatching(/^products\.wine\.variants\.karafa-2$/), expect.objectContaining({ price: '12.00' })],
    [3, 'products.wine.variants.glass.price', '6.00'],
  ]);
});

test('foreign sheet: a dash removes nothing, and errors use the sheet’s column names', () => {
  const csv = 'Ястие;Описание;Цена;Група\r\nБоб;-;пет;Десерти\r\n';
  expect(compared(csv, ['name_bg', 'description_bg', 'price', 'category'])).toEqual({
    changes: [],
    problems: [
      { line: 2, column: 'Група', kind: 'category', value: 'Десерти' },
      { line: 2, column: 'Цена', kind: 'amount', value: 'пет' },
    ],
    ignored: [],
  });
});

test('foreign sheet: asks about a dish of several sizes when the size is missing', () => {
  expect(compared('Ястие;Цена\r\nТаратор;5\r\n', ['name_bg', 'price']).problems).toEqual([
    { line: 2, column: 'size', kind: 'which-size' },
  ]);
});
