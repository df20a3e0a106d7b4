// The tax of a category or of a dish where it is not the venue's, as its owner enters it.
import type { DraftEdit, MenuList } from '../draft-edit.ts';
import { homesOf } from '../list-order.ts';
import { nameIn } from '../menu-outline.ts';
import { isObject, isSame, type Json, type VenueFile, valueAt } from '../venue-file.ts';
import { ratesFault } from './charges.ts';
import type { FaultAt } from './fault-at.ts';

/** The rates that hold for a category or a dish. */
export interface VatHere {
  /** The rate that it names itself; undefined: none. */
  readonly own: Json | undefined;
  /** The rate that holds where it names none; undefined: the venue names no rate, and nothing below it may have one. */
  readonly inherited: Json | undefined;
  /** The category that says it, by its name; undefined: the venue. */
  readonly from: string | undefined;
}

/** The first rates on the way up from a category, and the name of the category that says them. */
const above = (file: VenueFile, start: string | undefined): Pick<VatHere, 'inherited' | 'from'> => {
  const seen = new Set<string>();
  for (let slug = start; slug !== undefined && !seen.has(slug); ) {
    seen.add(slug);
    const inherited = valueAt(file, ['categories', slug, 'vat']);
    if (inherited !== undefined) return { inherited, from: nameIn(file, 'categories', slug) };
    const parent = valueAt(file, ['categories', slug, 'parent']);
    slug = typeof parent === 'string' ? parent : undefined;
  }
  return { inherited: file.vat, from: undefined };
};

/** The rates of a category or a dish: its own, its home category's or those of one above it, the venue's. */
export function vatHere(file: VenueFile, list: MenuList, slug: string): VatHere {
  const one = valueAt(file, [list, slug]);
  const parent = isObject(one) && typeof one.parent === 'string' ? one.parent : undefined;
  const [home] = isObject(one) && list === 'products' ? homesOf(one) : [];
  return { own: valueAt(file, [list, slug, 'vat']), ...above(file, list === 'products' ? home : parent) };
}

/** The fault of rates that are entered; nothing entered is none. */
export const ownVatFault = (vat: Json | undefined): FaultAt | undefined =>
  vat === undefined ? undefined : ratesFault(vat);

/** The edit that gives a category or a dish these rates, or takes its own away; undefined: they stand there already. */
export function vatEdit(file: VenueFile, list: MenuList, slug: string, to: Json | undefined): DraftEdit | undefined {
  const was = valueAt(file, [list, slug, 'vat']);
  if (isSame(was, to)) return undefined;
  const kind = list === 'products' ? 'product' : 'category';
  return { kind, slug, changes: [{ path: ['vat'], was, ...(to !== undefined && { to }) }] };
}
