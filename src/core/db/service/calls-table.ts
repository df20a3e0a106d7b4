// Calls of a table, as known on the device: one row per place, owned by the guest.
import { readStoredCalls, storedCalls } from '#contract/service/stored-calls.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { GuestKey } from '#core/db/device/device-keys.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import type { PlaceId, SessionId } from '#domain/ids.ts';
import type { TableCall } from '#domain/service/call.ts';

const keyOf = (placeId: PlaceId): GuestKey => `calls:${placeId}`;
const NONE: readonly TableCall[] = [];

/** Calls of a sitting, oldest first; empty when the row is of another one. */
export async function readCalls(
  db: TablDatabase,
  placeId: PlaceId,
  sessionId: SessionId,
): Promise<readonly TableCall[]> {
  const row = readStoredCalls((await db.guest.get(keyOf(placeId)))?.value);
  return row?.sessionId === sessionId ? row.calls : NONE;
}

/** Stores the server's current list of a sitting. */
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
