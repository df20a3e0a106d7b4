// The menu as a sheet: one row per size of a dish. The dish's own fields are only in its first row, so that rows cannot
// disagree.
import { isLanguage, type Language } from '../language/language.ts';
import { isObject, type Json, type JsonObject, listOf, nameOf, type VenueFile, valueAt } from './venue-file.ts';

/** A cell with this text removes the value; an empty cell keeps it. */
export const CLEAR = '-';
/** Price of a dish for which guests ask the waiter. */
export const ASK = 'ask';
/** Declared free of all, or suited to none: not the same as undeclared. */
export const NONE = 'none';

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Languages of the venue; texts in other languages are rejected. */
export const languagesOf = (file: VenueFile): readonly Language[] =>
  isList(file.languages) ? file.languages.filter(isLanguage) : [];

/** Translatable fields of a dish. */
export const DISH_WORDS = ['name', 'description', 'label'] as const;
/** Lists of a dish, by their names in the file. */
export const DISH_LISTS = {
  category: 'categories',
  allergens: 'allergens',
  may_contain: 'mayContain',
  diets: 'diets',
} as const;

/** In writing order; an imported sheet may have any of them, in any order. */
export const sheetColumns = (languages: readonly Language[]): readonly string[] => {
  const byLanguage = (name: string) => languages.map((language) => `${name}_${language}`);
  return [
    'key',
    'size',
    'category',
    ...byLanguage('name'),
    ...byLanguage('size_name'),
    'price',
    'packaging',
    'discount_percent',
    ...byLanguage('description'),
    ...byLanguage('label'),
    'allergens',
    'may_contain',
    'diets',
  ];
};

/** Sizes of a dish, in sequence. */
export const sizesOf = (product: JsonObject): readonly JsonObject[] =>
  isList(product.variants) ? product.variants.filter(isObject) : [];

const listCell = (value: Json | undefined): string => {
  if (!isList(value)) return '';
  return value.length === 0 ? NONE : value.join(' ');
};

const plain = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Cells of a text field, language by language. */
const wordCells = (file: VenueFile, name: string, path: readonly string[]): readonly (readonly [string, string])[] =>
  languagesOf(file).map((language) => [`${name}_${language}`, plain(valueAt(file, [...path, language]))]);

function dishCells(
  file: VenueFile,
  product: JsonObject,
  path: readonly string[],
): readonly (readonly [string, string])[] {
  return [
    ...DISH_WORDS.flatMap((name) => wordCells(file, name, [...path, name])),
    ...Object.entries(DISH_LISTS).map(([column, field]): readonly [string, string] => [
      column,
      listCell(product[field]),
    ]),
    ['discount_percent', plain(product.discountPercent)],
  ];
}

/** Rows of a venue's menu in file order, each with a cell per column. */
export function* sheetRows(file: VenueFile): Generator<readonly string[]> {
  const columns = sheetColumns(languagesOf(file));
  for (const product of listOf(file, 'products')) {
    const slug = nameOf(product) ?? '';
    for (const [i, size] of sizesOf(product).entries()) {
      const key = nameOf(size) ?? '';
      const path = ['products', slug];
      const cells = new Map<string, string>([
        ['key', slug],
        ['size', key],
        ...(i === 0 ? dishCells(file, product, path) : []),
        ...wordCells(file, 'size_name', [...path, 'variants', key, 'size']),
        ['price', size.price === null ? ASK : plain(size.price)],
        ['packaging', plain(size.additionalPrice)],
      ]);
      yield columns.map((column) => cells.get(column) ?? '');
    }
  }
}
