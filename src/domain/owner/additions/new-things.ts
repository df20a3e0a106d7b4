// Items that an owner adds to the menu: validated fields, turned into an edit.
import { parseFileAmount } from '../../pricing/file-amount.ts';
import { formatAmountPlain } from '../../pricing/money.ts';
import { typedAmountText } from '../../pricing/typed-amount.ts';
import { fail, ok, type Result } from '../../result.ts';
import { RESERVED_CATEGORY_SLUGS } from '../../slug.ts';
import { pathsOf } from '../apply-edits.ts';
import type { DraftEdit, MenuList } from '../draft-edit.ts';
import { orderOf } from '../list-order.ts';
import { nameIn, wordsOf } from '../menu-outline.ts';
import {
  currencyIn,
  defaultLanguageOf,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  nameOf,
  type VenueFile,
  valueAt,
} from '../venue-file.ts';
import { madeKey } from './made-key.ts';

/** `twice`: an item beside it has the same name. `price`: no amount of the place's currency, or too high. */
export type AdditionFault = 'empty' | 'price' | 'twice';

/** An edit with the slug or key of the new item, or the faults by field. */
export type Addition = Result<
  { readonly key: string; readonly edit: DraftEdit },
  { readonly [field: string]: AdditionFault }
>;

/** The edited and the published menu: a slug that guests still know is not reused. */
export interface Menus {
  readonly file: VenueFile;
  readonly published: VenueFile | undefined;
  /** Items of planned publications, which are in neither menu yet. */
  readonly planned: readonly (readonly [list: MenuList, slug: string])[];
}

/** A dish's slug and the key of one of its sizes. */
export type SizeName = readonly [product: string, size: string];

/** Sizes that an edit names: while it is scheduled, another size must not take their keys. */
export const sizesNamed = (edit: DraftEdit): readonly SizeName[] =>
  pathsOf(edit).flatMap(([list, slug, field, size]): readonly SizeName[] =>
    list === 'products' && field === 'variants' && slug !== undefined && size !== undefined ? [[slug, size]] : [],
  );

/** Normalises a name as readers compare it. */
const said = (text: string): string => text.trim().replace(/\s+/g, ' ');
const isSaidIn = (names: readonly string[], name: string): boolean =>
  names.some((one) => said(one).toLocaleLowerCase() === said(name).toLocaleLowerCase());

const namesIn = ({ file, published, planned }: Menus, list: MenuList): ReadonlySet<string> =>
  new Set([
    ...(list === 'categories' ? RESERVED_CATEGORY_SLUGS : []),
    ...planned.flatMap(([of, slug]) => (of === list ? slug : [])),
    ...[file, ...(published ? [published] : [])].flatMap((one) => listOf(one, list).flatMap((it) => nameOf(it) ?? [])),
  ]);

const ownWords = (file: VenueFile, text: string): JsonObject => ({ [defaultLanguageOf(file)]: said(text) });

/** An amount in the file's format: null for an empty text, undefined for an invalid one. */
export const priceOf = (file: VenueFile, text: string): string | null | undefined => {
  if (text.trim() === '') return null;
  const currency = currencyIn(file);
  const amount = parseFileAmount(typedAmountText(text, currency), currency);
  return amount === undefined ? undefined : formatAmountPlain(amount, currency);
};

const nameFault = (name: string, beside: readonly string[]): AdditionFault | undefined => {
  if (said(name) === '') return 'empty';
  return isSaidIn(beside, name) ? 'twice' : undefined;
};

const faultsIn = (faults: Readonly<Record<string, AdditionFault | undefined>>) =>
  Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault] as const] : [])));

const judged = (
  faults: Readonly<Record<string, AdditionFault | undefined>>,
  made: () => { readonly key: string; readonly edit: DraftEdit },
): Addition => {
  const found = faultsIn(faults);
  return Object.keys(found).length > 0 ? fail(found) : ok(made());
};

/** Adds a dish to a category; its size may have no name. */
export function newDish(
  menus: Menus,
  category: string,
  { name, size, price }: { readonly name: string; readonly size: string; readonly price: string },
): Addition {
  const { file } = menus;
  const beside = orderOf(file, 'products', category).map((slug) => nameIn(file, 'products', slug));
  const amount = priceOf(file, price);
  return judged({ name: nameFault(name, beside), price: amount === undefined ? 'price' : undefined }, () => {
    const slug = madeKey(name, namesIn(menus, 'products'), 'dish');
    const variant = { key: 'one', ...(said(size) !== '' && { size: ownWords(file, size) }), price: amount ?? null };
    const what = { slug, name: ownWords(file, name), categories: [category], variants: [variant] };
    return { key: slug, edit: { kind: 'added', list: 'products', what } };
  });
}

/** Adds a category, below another one or at the top. */
export function newCategory(menus: Menus, parent: string | undefined, name: string): Addition {
  const { file } = menus;
  const beside = orderOf(file, 'categories', parent).map((slug) => nameIn(file, 'categories', slug));
  return judged({ name: nameFault(name, beside) }, () => {
    const slug = madeKey(name, namesIn(menus, 'categories'), 'category');
    const what = { slug, ...(parent !== undefined && { parent }), name: ownWords(file, name) };
    return { key: slug, edit: { kind: 'added', list: 'categories', what } };
  });
}

const sizesIn = (file: VenueFile | undefined, slug: string): readonly JsonObject[] => {
  const sizes: Json | undefined = file && valueAt(file, ['products', slug, 'variants']);
  return Array.isArray(sizes) ? sizes.filter(isObject) : [];
};

/** The single size of a dish while it has no name: guests could not tell a second size from this one. */
export const namelessSize = (file: VenueFile, slug: string): string | undefined => {
  const own = defaultLanguageOf(file);
  const [only, ...others] = sizesIn(file, slug);
  return only && others.length === 0 && wordsOf(only.size, own, own) === '' ? nameOf(only) : undefined;
};

/** Adds a size to a dish; `first`: the new name of its single existing size. */
export function newSize(
  { file, published, plannedSizes }: Pick<Menus, 'file' | 'published'> & { readonly plannedSizes: readonly SizeName[] },
  slug: string,
  { first, name, price }: { readonly first: string; readonly name: string; readonly price: string },
): Addition {
  const own = defaultLanguageOf(file);
  const sizes = sizesIn(file, slug);
  const nameless = namelessSize(file, slug);
  const beside = [...sizes.map(({ size }) => wordsOf(size, own, own)), ...(nameless === undefined ? [] : [first])];
  const amount = priceOf(file, price);
  const faults = {
    first: nameless !== undefined && said(first) === '' ? ('empty' as const) : undefined,
    name: nameFault(name, beside),
    price: amount === undefined ? ('price' as const) : undefined,
  };
  return judged(faults, () => {
    const known = [...sizes, ...sizesIn(published, slug)].flatMap((one) => nameOf(one) ?? []);
    const later = plannedSizes.flatMap(([dish, size]) => (dish === slug ? size : []));
    const key = madeKey(name, new Set([...known, ...later]), 'size');
    const naming = nameless === undefined ? [] : [{ path: ['variants', nameless, 'size', own], to: said(first) }];
    const added = { path: ['variants', key], to: { key, size: ownWords(file, name), price: amount ?? null } };
    return { key, edit: { kind: 'product', slug, changes: [...naming, added] } };
  });
}
