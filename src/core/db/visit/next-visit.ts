import type { TablDatabase } from '#core/db/database.ts';
import type { PlaceId } from '#domain/ids.ts';
import { allVisits, endVisit, followOn, liveVisitAt, withinVisits } from './visit-rows.ts';

/** Begins the next guest's visit without the earlier rows. Waiting commands are still sent. `now`: the server's time. */
export const nextVisit = (db: TablDatabase, placeId: PlaceId, now: number): Promise<void> =>
  withinVisits(db, async (rows) => {
    const live = await liveVisitAt(rows.visits, placeId);
    if (live) await followOn(rows, live, now);
  });

/**
 * Turns the browser into a venue device: earlier guests at all places leave nothing visible and no session. Waiting commands
 * are still sent. `now`: the server's time.
 */
export const endAllVisits = (db: TablDatabase, now: number): Promise<void> =>
  withinVisits(db, async (rows) => {
    for (const visit of await allVisits(rows)) if (visit.endedAt === undefined) await endVisit(rows, visit, now);
  });
