// Allergens and diets that the guest wants to be warned about: one row, gone with the visit in which they were chosen.
import { readGuestDiet } from '#contract/diet/avoidance.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { GuestKey } from '#core/db/device/device-keys.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import { type GuestDiet, NO_DIET } from '#domain/diet/diet.ts';
import type { PlaceId } from '#domain/ids.ts';

const DIET: GuestKey = 'diet';

/** An empty diet where there is no row, or it cannot be read. */
export const readDiet = async (db: TablDatabase): Promise<GuestDiet> =>
  readGuestDiet((await db.guest.get(DIET))?.value) ?? NO_DIET;

/**
 * Reads, changes and writes in one transaction, so that two taps in two tabs lose nothing. A first choice belongs to the
 * live visit of the place at which it is made.
 */
export const changeDiet = (db: TablDatabase, placeId: PlaceId, change: (diet: GuestDiet) => GuestDiet): Promise<void> =>
  db.transaction('rw', db.guest, db.visits, async (tx) => {
    const guest: TablDatabase['guest'] = tx.table('guest');
    const row = await guest.get(DIET);
    const visitId = row?.visitId ?? (await liveVisitIdAt(tx.table('visits'), placeId));
    await guest.put({ key: DIET, value: change(readGuestDiet(row?.value) ?? NO_DIET), visitId });
  });
