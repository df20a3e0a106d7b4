// Drafts that a guest has begun on dishes' pages, as the device stores them.
import * as v from 'valibot';
import type { Draft } from '#domain/cart/draft.ts';
import type { PlaceId, ProductId } from '#domain/ids.ts';
import { choice, id, maybe, quantity, rowReader } from '../stored-fields.ts';

/** Drafts of one place; a newer draft stands behind an older one. */
export interface StoredDrafts {
  readonly placeId: PlaceId;
  readonly drafts: readonly (readonly [ProductId, Draft])[];
}

const readRow = rowReader<{ readonly placeId: PlaceId; readonly drafts: readonly unknown[] }>(
  v.looseObject({ placeId: id, drafts: v.array(v.unknown()) }),
);
const readEntry = rowReader<readonly [ProductId, Draft]>(
  v.tuple([id, v.object({ variantId: maybe(id), choice, quantity, comment: v.string() })]),
);

/** Draft by draft: one that cannot be read is passed over. undefined where there are none at all. */
export function readStoredDrafts(value: unknown): StoredDrafts | undefined {
  const found = readRow(value);
  return found && { ...found, drafts: found.drafts.map(readEntry).filter((one) => one !== undefined) };
}
