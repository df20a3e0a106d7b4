// Drafts of choices on dishes' pages, as stored on the device.
import * as v from 'valibot';
import type { Draft } from '#domain/cart/draft.ts';
import type { PlaceId, ProductId } from '#domain/ids.ts';
import { choice, id, maybe, quantity, rowReader } from '../stored-fields.ts';

/** Drafts of one place, oldest first. */
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

/** Parses draft by draft: an unreadable one is skipped. undefined: no drafts at all. */
export function readStoredDrafts(value: unknown): StoredDrafts | undefined {
  const found = readRow(value);
  return found && { ...found, drafts: found.drafts.map(readEntry).filter((one) => one !== undefined) };
}
