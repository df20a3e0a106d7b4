// Compares an imported sheet with the menu: changes and faults, row by row. A missing row, a missing column and an empty
// cell never remove anything.
import { isLanguage, LANGUAGES } from '../language/language.ts';
import type { FieldChange } from './draft-edit.ts';
import { DISH_LISTS, DISH_WORDS, languagesOf, sheetColumns, sizesOf } from './menu-sheet.ts';
import { type CellFault, readAmount, readList, readPercent, readPrice } from './sheet-cells.ts';
import {
  defaultLanguageOf,
  type FieldPath,
  isSame,
  type Json,
  type JsonObject,
  listOf,
  nameOf,
  type VenueFile,
  valueAt,
  withValue,
} from './venue-file.ts';

/** A row by column; null: the value is to be removed. Empty cells are left out. */
export interface SheetRow {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string | null>;
}

export interface SheetProblem {
  readonly line: number;
  readonly column: string;
  readonly kind: CellFault | 'key' | 'language' | 'which-size' | 'twice' | 'contradicts' | 'needed';
  /** The written value. */
  readonly value?: string | undefined;
}

export interface SheetChange extends FieldChange {
  readonly line: number;
}

export interface ReadSheet {
  /** Each change carries the seen value; a new dish or size is one whole change. */
  readonly changes: readonly SheetChange[];
  readonly problems: readonly SheetProblem[];
  /** Unknown columns, such as an owner's own notes. */
  readonly ignored: readonly string[];
}

const KEY = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

type Wanted = Omit<SheetChange, 'was'> & { readonly column: string };

/** Parses one cell: its value, or a fault; undefined removes the field. */
type Reader = (text: string) => { readonly to: Json } | { readonly fault: CellFault };

interface Sheet {
  readonly file: VenueFile;
  readonly problems: SheetProblem[];
  readonly wanted: Map<string, Wanted>;
}

/** Changes that the rows make in a venue's file. */
export function readMenuSheet(file: VenueFile, columns: readonly string[], rows: readonly SheetRow[]): ReadSheet {
  const sheet: Sheet = { file, problems: [], wanted: new Map() };
  const seen = new Set<string>();
  for (const row of rows) readRow(sheet, row, seen);
  const { whole, needed } = newThings(sheet);
  const known = sheetColumns(LANGUAGES);
  const changes = [...whole, ...changesOf(sheet)];
  return {
    changes,
    problems: [...sheet.problems, ...needed].sort((a, b) => a.line - b.line),
    ignored: columns.filter((column) => column !== '' && !known.includes(column)),
  };
}

function readRow(sheet: Sheet, row: SheetRow, seen: Set<string>): void {
  const slug = row.cells.get('key') ?? '';
  if (!SLUG.test(slug)) {
    tell(sheet, row, 'key', 'key');
    return;
  }
  const size = sizeOf(sheet, row, slug);
  if (size === undefined) return;
  const id = `${slug} ${size}`;
  if (seen.has(id)) {
    tell(sheet, row, 'size', 'twice');
    return;
  }
  seen.add(id);
  readDish(sheet, row, slug);
  readSize(sheet, row, ['products', slug, 'variants', size]);
}

/** The size of a row: the named one, or the only one. */
function sizeOf(sheet: Sheet, row: SheetRow, slug: string): string | undefined {
  const named = row.cells.get('size');
  if (named != null) {
    if (KEY.test(named)) return named;
    tell(sheet, row, 'size', 'key');
    return undefined;
  }
  const product = productIn(sheet.file, slug);
  const sizes = product ? sizesOf(product) : [];
  if (product === undefined) return 'one';
  if (sizes.length === 1 && sizes[0]) return nameOf(sizes[0]);
  tell(sheet, row, 'size', 'which-size');
  return undefined;
}

const productIn = (file: VenueFile, slug: string): JsonObject | undefined =>
  listOf(file, 'products').find((one) => nameOf(one) === slug);

function readDish(sheet: Sheet, row: SheetRow, slug: string): void {
  const path = ['products', slug];
  for (const name of DISH_WORDS) readTranslations(sheet, row, name, [...path, name]);
  for (const [column, field] of Object.entries(DISH_LISTS)) {
    take(sheet, row, column, [...path, field], readList(sheet.file, field));
  }
  take(sheet, row, 'discount_percent', [...path, 'discountPercent'], readPercent);
}

function readSize(sheet: Sheet, row: SheetRow, path: FieldPath): void {
  const currency = String(sheet.file.currency);
  readTranslations(sheet, row, 'size_name', [...path, 'size']);
  take(sheet, row, 'price', [...path, 'price'], readPrice(currency));
  take(sheet, row, 'packaging', [...path, 'additionalPrice'], readAmount(currency));
}

const readText: Reader = (text) => (text.length > 4000 ? { fault: 'longer' } : { to: text });

function readTranslations(sheet: Sheet, row: SheetRow, name: string, path: FieldPath): void {
  const spoken = languagesOf(sheet.file);
  for (const language of LANGUAGES) {
    const column = `${name}_${language}`;
    if (spoken.includes(language)) take(sheet, row, column, [...path, language], readText);
    else if (row.cells.get(column) != null) tell(sheet, row, column, 'language');
  }
}

/** Whether a field is required: a name in the default language, a price, a category. */
const isNeeded = (file: VenueFile, path: FieldPath): boolean => {
  const [last = '', field = ''] = [path.at(-1), path.at(-2)];
  if (last === 'price' || last === 'categories') return true;
  return field === 'name' && last === defaultLanguageOf(file);
};

function take(sheet: Sheet, row: SheetRow, column: string, path: FieldPath, read: Reader): void {
  const text = row.cells.get(column);
  if (text === undefined) return;
  if (text === null && isNeeded(sheet.file, path)) {
    tell(sheet, row, column, 'needed');
    return;
  }
  const found = text === null ? { to: undefined } : read(text);
  if ('fault' in found) {
    tell(sheet, row, column, found.fault);
    return;
  }
  const name = path.join('\n');
  const before = sheet.wanted.get(name);
  if (before && !isSame(before.to, found.to)) {
    tell(sheet, row, column, 'contradicts');
    return;
  }
  if (!before) sheet.wanted.set(name, { line: row.line, column, path, to: found.to });
}

function tell(sheet: Sheet, row: SheetRow, column: string, kind: SheetProblem['kind']): void {
  const value = row.cells.get(column);
  sheet.problems.push({ line: row.line, column, kind, ...(value != null && { value }) });
}

/** Amounts are equal regardless of trailing zeros that a spreadsheet removes. */
const meansTheSame = (path: FieldPath, a: Json | undefined, b: Json | undefined): boolean =>
  isSame(a, b) ||
  (['price', 'additionalPrice', 'discountPercent'].includes(path.at(-1) ?? '') &&
    a !== null &&
    b !== null &&
    Number(a ?? 0) === Number(b ?? 0));

const changesOf = ({ file, wanted }: Sheet): readonly SheetChange[] =>
  [...wanted.values()].flatMap(({ column: _, ...one }) => {
    const was = valueAt(file, one.path);
    return meansTheSame(one.path, was, one.to) ? [] : [{ ...one, was }];
  });

/** New dishes and sizes: built from their rows, and removed from the list of field changes. */
function newThings(sheet: Sheet): { readonly whole: readonly SheetChange[]; readonly needed: readonly SheetProblem[] } {
  const made = new Map<string, SheetChange>();
  const needed: SheetProblem[] = [];
  for (const [name, one] of [...sheet.wanted]) {
    const [list = '', slug = '', ...rest] = one.path;
    const isNewDish = productIn(sheet.file, slug) === undefined;
    const path = isNewDish ? [list, slug] : one.path.slice(0, 4);
    const isNew = isNewDish || (rest[0] === 'variants' && valueAt(sheet.file, path) === undefined);
    if (!isNew) continue;
    sheet.wanted.delete(name);
    const key = path.join('\n');
    const blank: Json = isNewDish ? { slug, name: {}, categories: [], variants: [] } : { key: rest[1] ?? '' };
    const before = made.get(key) ?? { line: one.line, path, to: blank };
    made.set(key, { ...before, to: grown(before.to, one, path.length, sheet.file) });
  }
  for (const { line, path, to } of made.values()) {
    for (const column of lacking(sheet.file, path, to)) needed.push({ line, column, kind: 'needed' });
  }
  return { whole: [...made.values()], needed };
}

/** A new item with one more field. */
function grown(thing: Json | undefined, { path, to }: Wanted, depth: number, file: VenueFile): Json {
  const [variants, key = '', ...deep] = path.slice(depth);
  const base: VenueFile = { defaultLanguage: defaultLanguageOf(file), thing: thing ?? {} };
  const isOfSize = variants === 'variants';
  const withSize =
    isOfSize && valueAt(base, ['thing', 'variants', key]) === undefined
      ? withValue(base, ['thing', 'variants', key], { key })
      : base;
  const at = isOfSize ? ['thing', 'variants', key, ...deep] : ['thing', ...path.slice(depth)];
  return withValue(withSize, at, to).thing ?? {};
}

/** Missing columns of a new item. */
function lacking(file: VenueFile, path: FieldPath, to: Json | undefined): readonly string[] {
  const base: VenueFile = { defaultLanguage: defaultLanguageOf(file), thing: to ?? {} };
  const has = (...at: readonly string[]) => valueAt(base, ['thing', ...at]) !== undefined;
  const language = isLanguage(defaultLanguageOf(file)) ? defaultLanguageOf(file) : '';
  if (path.length > 2) return has('price') ? [] : ['price'];
  const sizes = listOf({ list: valueAt(base, ['thing', 'variants']) ?? [] }, 'list');
  return [
    ...(has('name', language) ? [] : [`name_${language}`]),
    ...(listIsEmpty(valueAt(base, ['thing', 'categories'])) ? ['category'] : []),
    ...(sizes.length > 0 && sizes.every(({ price }) => price !== undefined) ? [] : ['price']),
  ];
}

const listIsEmpty = (value: Json | undefined): boolean => !Array.isArray(value) || value.length === 0;
