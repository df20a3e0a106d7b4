// Allergens and diets that the guest wants warnings about: one row, deleted with its visit.
import { readGuestDiet } from '#contract/diet/avoidance.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { GuestKey } from '#core/db/device/device-keys.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import { type GuestDiet, NO_DIET } from '#domain/diet/diet.ts';
import type { PlaceId } from '#domain/ids.ts';

const DIET: GuestKey = 'diet';

/** An empty diet when there is no readable row. */
export const readDiet = async (db: TablDatabase): Promise<GuestDiet> =>
  readGuestDiet((await db.guest.get(DIET))?.value) ?? NO_DIET;

/**
 * Reads, changes and writes in one transaction, so that two taps in two tabs both count. A first choice belongs to the
 * place's live visit.
 */
export const changeDiet = (db: TablDatabase, placeId: PlaceId, change: (diet: GuestDiet) => GuestDiet): Promise<void> =>
  db.transaction('rw', db.guest, db.visits, async (tx) => {
    const guest: TablDatabase['guest'] = tx.table('guest');
    const row = await guest.get(DIET);
    const visitId = row?.visitId ?? (await liveVisitIdAt(tx.table('visits'), placeId));
    await guest.put({ key: DIET, value: change(readGuestDiet(row?.value) ?? NO_DIET), visitId });
  });
