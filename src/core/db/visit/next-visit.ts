import type { TablDatabase } from '#core/db/database.ts';
import type { PlaceId } from '#domain/ids.ts';
import { allVisits, endVisit, followOn, liveVisitAt, withinVisits } from './visit-rows.ts';

/**
 * The party has left: the next guest begins without their rows. Commands that wait are still sent. `now`: the server's
 * clock.
 */
export const nextVisit = (db: TablDatabase, placeId: PlaceId, now: number): Promise<void> =>
  withinVisits(db, async (rows) => {
    const live = await liveVisitAt(rows.visits, placeId);
    if (live) await followOn(rows, live, now);
  });

/**
 * The browser becomes the venue's: its guests before, at any place, leave nothing to be seen and no right to order. Commands
 * that wait are still sent. `now`: the server's clock.
 */
export const endAllVisits = (db: TablDatabase, now: number): Promise<void> =>
  withinVisits(db, async (rows) => {
    for (const visit of await allVisits(rows)) if (visit.endedAt === undefined) await endVisit(rows, visit, now);
  });
