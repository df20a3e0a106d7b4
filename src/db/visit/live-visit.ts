// The visit of a place whose party is there now.
import { readStoredVisit } from '#contract/visit/stored-visit.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Visit } from '#domain/visit/visit.ts';
import type { TablDatabase } from '../database.ts';

export const readableVisits = (rows: readonly unknown[]): Visit[] => rows.flatMap((row) => readStoredVisit(row) ?? []);

/** The one that has not ended; the newest, should there be several. */
export const liveVisitAt = async (visits: TablDatabase['visits'], placeId: PlaceId): Promise<Visit | undefined> =>
  readableVisits(await visits.where({ placeId }).toArray()).findLast(({ endedAt }) => endedAt === undefined);
