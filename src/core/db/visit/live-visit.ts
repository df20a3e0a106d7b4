// The visit of a place whose party is there now: its id is all that the first screen needs.

import type { TablDatabase } from '#core/db/database.ts';
import type { PlaceId, VisitId } from '#domain/ids.ts';

/** undefined: no visit has begun there. A row that a build of ours cannot have written is passed over. */
export async function liveVisitIdAt(visits: TablDatabase['visits'], placeId: PlaceId): Promise<VisitId | undefined> {
  const rows = await visits.where({ placeId }).toArray();
  return rows.findLast(({ dayEndsAt, endedAt }) => typeof dayEndsAt === 'number' && endedAt === undefined)?.id;
}
