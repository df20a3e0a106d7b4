import type { PlaceId } from '#domain/ids.ts';
import type { TablDatabase } from '../database.ts';
import { followOn, liveVisitAt, withinVisits } from './visit-rows.ts';

/** Whoever was here has left: the next guest begins with nothing of theirs. What waits is still sent. `now`: the server's clock. */
export const nextVisit = (db: TablDatabase, placeId: PlaceId, now: number): Promise<void> =>
  withinVisits(db, async (rows) => {
    const live = await liveVisitAt(rows.visits, placeId);
    if (live) await followOn(rows, live, now);
  });
