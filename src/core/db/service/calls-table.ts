// The calls of a table, as far as the device was told: one row a place, of the guest's.
import { readStoredCalls, storedCalls } from '#contract/service/stored-calls.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { GuestKey } from '#core/db/device/device-keys.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import type { PlaceId, SessionId } from '#domain/ids.ts';
import type { TableCall } from '#domain/service/call.ts';

const keyOf = (placeId: PlaceId): GuestKey => `calls:${placeId}`;
const NONE: readonly TableCall[] = [];

/** The calls of a sitting, the oldest first; none where the row is of another one. */
export async function readCalls(
  db: TablDatabase,
  placeId: PlaceId,
  sessionId: SessionId,
): Promise<readonly TableCall[]> {
  const row = readStoredCalls((await db.guest.get(keyOf(placeId)))?.value);
  return row?.sessionId === sessionId ? row.calls : NONE;
}

/** The whole list of a sitting, as the server has it now. */
export const replaceCalls = (
  db: TablDatabase,
  placeId: PlaceId,
  sessionId: SessionId,
  calls: readonly TableCall[],
): Promise<void> =>
  db.transaction('rw', db.guest, db.visits, async () => {
    const visitId = await liveVisitIdAt(db.visits, placeId);
    await db.guest.put({ key: keyOf(placeId), value: storedCalls(sessionId, calls), visitId });
  });
