// What the guest wants to be watched for: one row, gone with the guest.
import { readGuestDiet } from '#contract/diet/avoidance.ts';
import { type GuestDiet, NO_DIET } from '#domain/diet/diet.ts';
import type { TablDatabase } from '../database.ts';

const DIET = 'diet';

/** Nothing, where there is none or it cannot be read. */
export const readDiet = async (db: TablDatabase): Promise<GuestDiet> =>
  readGuestDiet((await db.guest.get(DIET))?.value) ?? NO_DIET;

/** Reads, changes and writes in one transaction, so that two taps in two tabs lose nothing. */
export const changeDiet = (db: TablDatabase, change: (diet: GuestDiet) => GuestDiet): Promise<void> =>
  db.transaction('rw', db.guest, async () => {
    const value = change(await readDiet(db));
    await db.guest.put({ key: DIET, value });
  });
