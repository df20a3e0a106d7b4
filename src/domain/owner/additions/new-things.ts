// Things that an owner adds to the menu: the typed fields, judged one by one, as an edit.
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

/** `twice`: another one beside it is called so. `price`: no amount of the place's currency, or too high. */
export type AdditionFault = 'empty' | 'price' | 'twice';

/** An edit, and the slug or key of what it adds; or what is wrong, by field. */
export type Addition = Result<
  { readonly key: string; readonly edit: DraftEdit },
  { readonly [field: string]: AdditionFault }
>;

/** The menu as it is edited and as guests have it: a name that guests still know is not given to something else. */
export interface Menus {
  readonly file: VenueFile;
  readonly published: VenueFile | undefined;
  /** Things that planned publications will add: they are in neither of the two yet. */
  readonly planned: readonly (readonly [list: MenuList, slug: string])[];
}

/** A dish's slug and the key of a size of it. */
export type SizeName = readonly [product: string, size: string];

/** The sizes that an edit names: where it waits for its time, another size must not take their keys. */
export const sizesNamed = (edit: DraftEdit): readonly SizeName[] =>
  pathsOf(edit).flatMap(([list, slug, field, size]): readonly SizeName[] =>
    list === 'products' && field === 'variants' && slug !== undefined && size !== undefined ? [[slug, size]] : [],
  );

/** Names as their readers compare them. */
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

/** An amount as the file spells it: null where nothing is said, undefined where it is none. */
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

/** A dish in a category; its size may be left without a name. */
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

/** A category, in another one or at the top. */
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

/** The only size of a dish while it has no name: beside another one guests could not tell it. */
export const namelessSize = (file: VenueFile, slug: string): string | undefined => {
  const own = defaultLanguageOf(file);
  const [only, ...others] = sizesIn(file, slug);
  return only && others.length === 0 && wordsOf(only.size, own, own) === '' ? nameOf(only) : undefined;
};

/** Another size of a dish; `first`: what the only one that it has is called from now on. */
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
