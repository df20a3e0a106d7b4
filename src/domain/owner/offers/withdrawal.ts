// Whether the EU's right of withdrawal covers a dish, in the venue's file.
import type { DraftEdit } from '../draft-edit.ts';
import { type VenueFile, valueAt } from '../venue-file.ts';

/** Whether the right of withdrawal covers a dish. */
export const withdrawalIn = (file: VenueFile, slug: string): boolean =>
  valueAt(file, ['products', slug, 'withdrawalRight']) === true;

/** The edit that says whether the right of withdrawal covers a dish; undefined: it is said already, or the dish is gone. */
export function withdrawalEdit(file: VenueFile, slug: string, isCovered: boolean): DraftEdit | undefined {
  if (valueAt(file, ['products', slug]) === undefined || withdrawalIn(file, slug) === isCovered) return undefined;
  const path = ['withdrawalRight'];
  const was = valueAt(file, ['products', slug, ...path]);
  return { kind: 'product', slug, changes: [{ path, was, ...(isCovered && { to: true }) }] };
}
