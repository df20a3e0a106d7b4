// Maps rows of a sheet without our keys: dishes, sizes and categories are matched by name; unmatched ones are new.
import { madeKey } from '../additions/made-key.ts';
import { wordsOf } from '../menu-outline.ts';
import { languagesOf, sizesOf } from '../menu-sheet.ts';
import type { SheetRow } from '../read-menu-sheet.ts';
import {
  defaultLanguageOf,
  isObject,
  type JsonObject,
  listOf,
  nameOf,
  type VenueFile,
  valueAt,
} from '../venue-file.ts';
import { named, plain } from './named-things.ts';

/** A column of a foreign sheet. */
export interface ForeignColumn {
  readonly name: string;
  /** The first value in the column. */
  readonly sample: string;
  /** Guessed meaning; empty: unknown. */
  readonly guess: string;
}

/** First text of a row in a column of this kind, the venue's language first. */
const wordsIn = (file: VenueFile, row: SheetRow, kind: string): string => {
  const own = defaultLanguageOf(file);
  const languages = [own, ...languagesOf(file)];
  return languages.map((language) => row.cells.get(`${kind}_${language}`)).find((words) => words != null) ?? '';
};

/** Keeps the written name when it is equal after folding, so that a sheet in capitals renames no dish. */
function keepWritten(file: VenueFile, cells: Map<string, string | null>): void {
  const own = defaultLanguageOf(file);
  const dish = ['products', cells.get('key') ?? ''];
  const places = { name: [...dish, 'name'], size_name: [...dish, 'variants', cells.get('size') ?? '', 'size'] };
  for (const [kind, path] of Object.entries(places)) {
    for (const language of languagesOf(file)) {
      const [cell, stands] = [cells.get(`${kind}_${language}`), wordsOf(valueAt(file, path), language, own)];
      if (cell != null && stands !== '' && plain(cell) === plain(stands)) cells.set(`${kind}_${language}`, stands);
    }
  }
}

/** The rows with their keys. In a foreign sheet a dash does not remove a value. */
export function foreignRows(file: VenueFile, rows: readonly SheetRow[]): readonly SheetRow[] {
  const products = listOf(file, 'products');
  const dishes = named(file, products, 'name');
  const categories = named(file, listOf(file, 'categories'), 'name');
  const taken = new Set(products.flatMap((one) => nameOf(one) ?? []));
  const sizes = new Map<string, Map<string, string | undefined>>();

  const keyOf = (name: string): string | undefined => {
    const folded = plain(name);
    if (folded === '') return undefined;
    if (dishes.has(folded)) return dishes.get(folded);
    const key = madeKey(name, taken, 'dish');
    taken.add(key);
    dishes.set(folded, key);
    return key;
  };
  const variantsOf = (slug: string): readonly JsonObject[] => {
    const product = products.find((one) => nameOf(one) === slug);
    return product ? sizesOf(product).filter(isObject) : [];
  };
  const sizeOf = (slug: string, name: string): string | undefined => {
    const folded = plain(name);
    if (folded === '') return undefined;
    const variants = variantsOf(slug);
    const known = sizes.get(slug) ?? named(file, variants, 'size');
    sizes.set(slug, known);
    // Two sizes of one name match neither, so that the owner is asked.
    if (known.has(folded)) return known.get(folded);
    const used = new Set(
      [...variants.flatMap((one) => nameOf(one) ?? []), ...known.values()].flatMap((key) => key ?? []),
    );
    // When the only size of the dish has no name, the size gets the sheet's name.
    const key = known.size === 0 && variants.length === 1 ? [...used][0] : madeKey(name, used, 'size');
    known.set(folded, key);
    return key;
  };

  return rows.map((row) => {
    const cells = new Map<string, string | null>([...row.cells].filter(([, cell]) => cell !== null));
    const key = cells.get('key') ?? keyOf(wordsIn(file, row, 'name'));
    if (key != null) cells.set('key', key);
    const size = cells.get('size') ?? (key == null ? undefined : sizeOf(key, wordsIn(file, row, 'size_name')));
    if (size != null) cells.set('size', size);
    keepWritten(file, cells);
    const category = cells.get('category');
    const slug = category == null ? undefined : categories.get(plain(category));
    if (slug !== undefined) cells.set('category', slug);
    return { line: row.line, cells };
  });
}
