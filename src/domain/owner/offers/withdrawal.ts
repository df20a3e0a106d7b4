// Right of withdrawal of a dish, in the venue's file.
import type { DraftEdit } from '../draft-edit.ts';
import { type VenueFile, valueAt } from '../venue-file.ts';

export const withdrawalIn = (file: VenueFile, slug: string): boolean =>
  valueAt(file, ['products', slug, 'withdrawalRight']) === true;

/** The edit that sets the right of withdrawal of a dish; undefined: unchanged, or the dish is gone. */
export function withdrawalEdit(file: VenueFile, slug: string, isCovered: boolean): DraftEdit | undefined {
  if (valueAt(file, ['products', slug]) === undefined || withdrawalIn(file, slug) === isCovered) return undefined;
  const path = ['withdrawalRight'];
  const was = valueAt(file, ['products', slug, ...path]);
  return { kind: 'product', slug, changes: [{ path, was, ...(isCovered && { to: true }) }] };
}
