// Accessibility settings of a guest on a shared device: one row, deleted with its visit.
import { parseNeeds } from '#contract/kiosk/stored-needs.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { GuestKey } from '#core/db/device/device-keys.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import type { PlaceId } from '#domain/ids.ts';
import { type GuestNeed, type GuestNeeds, toggleNeed } from '#domain/kiosk/guest-needs.ts';

const NEEDS: GuestKey = 'needs';

export const readNeeds = async (db: TablDatabase): Promise<GuestNeeds> =>
  parseNeeds((await db.guest.get(NEEDS))?.value);

/** Toggles a need for the place's live visit. */
export const changeNeed = (db: TablDatabase, placeId: PlaceId, need: GuestNeed): Promise<void> =>
  db.transaction('rw', db.guest, db.visits, async (tx) => {
    const guest: TablDatabase['guest'] = tx.table('guest');
    const row = await guest.get(NEEDS);
    const visitId = row?.visitId ?? (await liveVisitIdAt(tx.table('visits'), placeId));
    await guest.put({ key: NEEDS, value: toggleNeed(parseNeeds(row?.value), need), visitId });
  });
