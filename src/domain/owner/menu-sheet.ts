// The menu as a sheet: one row a size of a dish. What belongs to the dish stands in the first of its rows, so that no two
// rows can disagree about it.
import { isLanguage, type Language } from '../language/language.ts';
import { isObject, type Json, type JsonObject, listOf, nameOf, type VenueFile, valueAt } from './venue-file.ts';

/** A cell that says so takes away what stands there; an empty one leaves it. */
export const CLEAR = '-';
/** The price of a dish whose guests are to ask the waiter. */
export const ASK = 'ask';
/** Declared to be free of all, or to suit nobody: not the same as nothing said. */
export const NONE = 'none';

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** The languages of the venue: in another one nothing may be said. */
export const languagesOf = (file: VenueFile): readonly Language[] =>
  isList(file.languages) ? file.languages.filter(isLanguage) : [];

/** The words of a dish, by language. */
export const DISH_WORDS = ['name', 'description', 'label'] as const;
/** The lists of a dish, as its file names them. */
export const DISH_LISTS = {
  category: 'categories',
  allergens: 'allergens',
  may_contain: 'mayContain',
  diets: 'diets',
} as const;

/** In the order in which they are written; a file that comes back may have any of them, in any order. */
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

/** The sizes of a dish, in their order. */
export const sizesOf = (product: JsonObject): readonly JsonObject[] =>
  isList(product.variants) ? product.variants.filter(isObject) : [];

const listCell = (value: Json | undefined): string => {
  if (!isList(value)) return '';
  return value.length === 0 ? NONE : value.join(' ');
};

const plain = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The cells of the words of a path, language by language. */
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

/** The rows of a venue's menu, in the order of the file, each with a cell for every column. */
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
