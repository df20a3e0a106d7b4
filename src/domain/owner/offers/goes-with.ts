// Suggestions that an owner sets for a dish in the venue's file. The device decides which ones a guest sees:
// `cart/upsell.ts`.
import type { DraftEdit } from '../draft-edit.ts';
import { isObject, type Json, type JsonObject, listOf, nameOf, type VenueFile, valueAt } from '../venue-file.ts';

/** More would be too many: a guest sees three. */
export const MOST_OFFERED = 6;

/** Slugs of a dish's suggestions, in sequence. */
export const goesWithIn = (file: VenueFile, slug: string): readonly string[] => {
  const said = valueAt(file, ['products', slug, 'goesWith']);
  const list: readonly Json[] = Array.isArray(said) ? said : [];
  return list.filter((one): one is string => typeof one === 'string');
};

/** A dish with one priced size: others need a choice, so one press cannot add them, and they are never suggested. */
const isAddedAtOnce = ({ variants, type, hideForOrdering }: JsonObject): boolean => {
  const [size, ...others] = Array.isArray(variants) ? variants.filter((one): one is JsonObject => isObject(one)) : [];
  return type !== 'booking' && hideForOrdering !== true && typeof size?.price === 'string' && others.length === 0;
};

/** Dishes that could be suggested with a dish and are not yet. */
export const offerable = (file: VenueFile, slug: string): readonly string[] => {
  const offered = new Set([slug, ...goesWithIn(file, slug)]);
  return listOf(file, 'products')
    .filter(isAddedAtOnce)
    .flatMap((one) => nameOf(one) ?? [])
    .filter((one) => !offered.has(one));
};

/** The edit that sets a dish's suggestions; undefined: unchanged, or the dish is gone. */
export function goesWithEdit(file: VenueFile, slug: string, to: readonly string[]): DraftEdit | undefined {
  if (valueAt(file, ['products', slug]) === undefined) return undefined;
  const known = new Set(listOf(file, 'products').flatMap((one) => nameOf(one) ?? []));
  const left = [...new Set(to)].filter((one) => one !== slug && known.has(one));
  const before = goesWithIn(file, slug);
  if (left.join('\n') === before.join('\n')) return undefined;
  const was = valueAt(file, ['products', slug, 'goesWith']);
  return { kind: 'product', slug, changes: [{ path: ['goesWith'], was, ...(left.length > 0 && { to: left }) }] };
}
