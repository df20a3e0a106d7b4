// Unfinished choices on dishes' pages: one row, deleted with its visit.
import { readStoredDrafts, type StoredDrafts } from '#contract/cart/stored-drafts.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { GuestKey } from '#core/db/device/device-keys.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import type { Draft } from '#domain/cart/draft.ts';
import type { PlaceId, ProductId, VisitId } from '#domain/ids.ts';

const DRAFTS: GuestKey = 'drafts';

export interface DraftOwner {
  readonly placeId: PlaceId;
  /** Visit of the draft; undefined: unknown. */
  readonly visitId: VisitId | undefined;
}

const draftsAt = async (guest: TablDatabase['guest'], { placeId, visitId }: DraftOwner): Promise<StoredDrafts> => {
  const row = await guest.get(DRAFTS);
  const stored = row?.visitId === visitId ? readStoredDrafts(row?.value) : undefined;
  return stored?.placeId === placeId ? stored : { placeId, drafts: [] };
};

/** The current visit's draft of a dish; undefined: none. */
export const readDraft = (db: TablDatabase, placeId: PlaceId, productId: ProductId): Promise<Draft | undefined> =>
  db.transaction('r', db.guest, db.visits, async (tx) => {
    const visitId = await liveVisitIdAt(tx.table('visits'), placeId);
    const { drafts } = await draftsAt(tx.table('guest'), { placeId, visitId });
    return drafts.find(([id]) => id === productId)?.[1];
  });

/** `draft` undefined: it was added to the order. A late write for an ended visit is dropped. */
export const keepDraft = (
  db: TablDatabase,
  owner: DraftOwner,
  productId: ProductId,
  draft: Draft | undefined,
): Promise<void> =>
  db.transaction('rw', db.guest, db.visits, async (tx) => {
    const guest: TablDatabase['guest'] = tx.table('guest');
    const visitId = await liveVisitIdAt(tx.table('visits'), owner.placeId);
    if (owner.visitId !== undefined && owner.visitId !== visitId) return;
    const { placeId, drafts } = await draftsAt(guest, { placeId: owner.placeId, visitId });
    const others = drafts.filter(([id]) => id !== productId);
    const value: StoredDrafts = { placeId, drafts: draft ? [...others, [productId, draft]] : others };
    await guest.put({ key: DRAFTS, value, visitId });
  });
