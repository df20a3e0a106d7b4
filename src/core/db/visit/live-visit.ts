// Id of a place's live visit: all that the first screen needs.

import type { TablDatabase } from '#core/db/database.ts';
import type { PlaceId, VisitId } from '#domain/ids.ts';

/** undefined: no visit has begun. A row that no build of ours can have written is skipped. */
export async function liveVisitIdAt(visits: TablDatabase['visits'], placeId: PlaceId): Promise<VisitId | undefined> {
  const rows = await visits.where({ placeId }).toArray();
  return rows.findLast(({ dayEndsAt, endedAt }) => typeof dayEndsAt === 'number' && endedAt === undefined)?.id;
}
