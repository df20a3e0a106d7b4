// Tax rates of a category or dish that differ from the venue's, as its owner enters them.
import type { DraftEdit, MenuList } from '../draft-edit.ts';
import { homesOf } from '../list-order.ts';
import { nameIn } from '../menu-outline.ts';
import { isObject, isSame, type Json, type VenueFile, valueAt } from '../venue-file.ts';
import { ratesFault } from './charges.ts';
import type { FaultAt } from './fault-at.ts';

/** Rates that apply to a category or dish. */
export interface VatHere {
  /** Rate set on this dish or category; undefined: no rate is set. */
  readonly own: Json | undefined;
  /** Rate that applies without an own one; undefined: the venue has none, and then no item below it may have one. */
  readonly inherited: Json | undefined;
  /** Name of the category with that rate; undefined: the venue. */
  readonly from: string | undefined;
}

/** First rates on the path up from a category, with the name of their category. */
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

/** Rates of a category or dish: its own, those of its home category and its ancestors, the venue's. */
export function vatHere(file: VenueFile, list: MenuList, slug: string): VatHere {
  const one = valueAt(file, [list, slug]);
  const parent = isObject(one) && typeof one.parent === 'string' ? one.parent : undefined;
  const [home] = isObject(one) && list === 'products' ? homesOf(one) : [];
  return { own: valueAt(file, [list, slug, 'vat']), ...above(file, list === 'products' ? home : parent) };
}

/** Fault of the entered rates; an empty input is valid. */
export const ownVatFault = (vat: Json | undefined): FaultAt | undefined =>
  vat === undefined ? undefined : ratesFault(vat);

/** The edit that sets or removes the rates of a category or dish; undefined: unchanged. */
export function vatEdit(file: VenueFile, list: MenuList, slug: string, to: Json | undefined): DraftEdit | undefined {
  const was = valueAt(file, [list, slug, 'vat']);
  if (isSame(was, to)) return undefined;
  const kind = list === 'products' ? 'product' : 'category';
  return { kind, slug, changes: [{ path: ['vat'], was, ...(to !== undefined && { to }) }] };
}
