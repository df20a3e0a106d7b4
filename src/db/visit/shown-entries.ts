// What a guest is to see of the outbox: their own visit's.
import type { StoredEntry } from '#contract/outbox/commands.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { TablDatabase } from '../database.ts';
import { readableEntries } from '../outbox/outbox-table.ts';
import { liveVisitIdAt } from './live-visit.ts';

/**
 * Everything of the live visit of a place that is under way, and every end that the guest has not put away; the oldest
 * first. Other visits' rows are not even read.
 */
export async function readShownEntries(db: TablDatabase, placeId: PlaceId): Promise<StoredEntry[]> {
  const visit = await liveVisitIdAt(db.visits, placeId);
  // Before the first visit has begun here the rows of an earlier build are still nobody's.
  const rows = visit
    ? await db.outbox.where('visitId').equals(visit).toArray()
    : (await db.outbox.toArray()).filter(({ visitId }) => visitId === undefined);
  return readableEntries(rows).filter((entry) => entry.placeId === placeId && !entry.dismissed);
}
