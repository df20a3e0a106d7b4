// Staff's order drafts, one row per place: read and written in a transaction over the table `device`.
import { readTableDrafts } from '#contract/order/stored-table-drafts.ts';
import type { DeviceKey } from '#core/db/device/device-keys.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { returnLines } from '#domain/cart/cart-rules.ts';
import { clearCart } from '#domain/cart/clear-cart.ts';
import { type Avoidance, NO_AVOIDANCE } from '#domain/diet/diet.ts';
import type { PlaceId } from '#domain/ids.ts';
import { bothAvoided, type DraftOwner, draftFor, type TableDraft, withDraft } from '#domain/order/table-draft.ts';

/** Access to the row within one transaction. */
export interface DraftRows {
  readonly deviceValue: (key: DeviceKey) => Promise<unknown>;
  readonly putDeviceValue: (key: DeviceKey, value: unknown) => Promise<void>;
}

const keyOf = (placeId: PlaceId): DeviceKey => `table-drafts:${placeId}`;

const draftsAt = async (rows: DraftRows, placeId: PlaceId): Promise<readonly TableDraft[]> =>
  readTableDrafts(await rows.deviceValue(keyOf(placeId)));

export const draftAt = async (rows: DraftRows, placeId: PlaceId, owner: DraftOwner): Promise<TableDraft> =>
  draftFor(await draftsAt(rows, placeId), owner, placeId);

/** Names of the tables with a person's unsent dishes. */
export const tablesWithDishes = async (
  rows: DraftRows,
  placeId: PlaceId,
  person: DraftOwner['person'],
): Promise<readonly string[]> =>
  (await draftsAt(rows, placeId)).flatMap((draft) =>
    draft.person === person && draft.cart.lines.length > 0 ? draft.table : [],
  );

/** Writes the changed draft; skips the write when unchanged. */
export async function changeDraftAt(
  rows: DraftRows,
  placeId: PlaceId,
  owner: DraftOwner,
  change: (draft: TableDraft) => TableDraft,
): Promise<void> {
  const drafts = await draftsAt(rows, placeId);
  const before = draftFor(drafts, owner, placeId);
  const after = change(before);
  if (after !== before) await rows.putDeviceValue(keyOf(placeId), withDraft(drafts, after));
}

/**
 * Takes the lines and the allergies out of a draft if it is still the shown one. false: it has changed, and nothing was
 * written.
 */
export async function takeDraft(
  rows: DraftRows,
  placeId: PlaceId,
  { revision, ...owner }: DraftOwner & Pick<Cart, 'revision'>,
): Promise<boolean> {
  const { cart } = await draftAt(rows, placeId, owner);
  if (cart.lines.length === 0 || cart.revision !== revision) return false;
  await changeDraftAt(rows, placeId, owner, (draft) => ({
    ...draft,
    avoidance: NO_AVOIDANCE,
    cart: clearCart(draft.cart),
  }));
  return true;
}

/**
 * Returns refused lines and their allergies to the draft, beside those chosen since. The draft is for the current
 * sitting, because the earlier one may have been the cause.
 */
export const returnToDraft = (
  rows: DraftRows,
  placeId: PlaceId,
  owner: DraftOwner,
  { lines, avoidance }: Pick<Cart, 'lines'> & { readonly avoidance?: Avoidance | undefined },
  at: number,
): Promise<void> =>
  changeDraftAt(rows, placeId, owner, (draft) => ({
    ...draft,
    sitting: draft.cart.lines.length > 0 ? draft.sitting : undefined,
    avoidance: bothAvoided(draft.avoidance, avoidance ?? NO_AVOIDANCE),
    cart: returnLines(draft.cart, lines),
    changedAt: Math.max(draft.changedAt, at),
  }));
