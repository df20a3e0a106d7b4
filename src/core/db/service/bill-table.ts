// A table's bill and its payers, as known on the device: one row per place, owned by the guest.
import { readStoredBill } from '#contract/bill/told-bill.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { GuestKey } from '#core/db/device/device-keys.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import type { ToldBill } from '#domain/bill/told-bill.ts';
import type { PlaceId, SessionId } from '#domain/ids.ts';

const keyOf = (placeId: PlaceId): GuestKey => `bill:${placeId}`;

/** Bill of a sitting; undefined: not received, or of another sitting. */
export async function readToldBill(
  db: TablDatabase,
  placeId: PlaceId,
  sessionId: SessionId,
): Promise<ToldBill | undefined> {
  const row = readStoredBill((await db.guest.get(keyOf(placeId)))?.value);
  return row?.sessionId === sessionId ? row.bill : undefined;
}

/** Stores the server's current bill of a sitting. */
export const replaceToldBill = (
  db: TablDatabase,
  placeId: PlaceId,
  sessionId: SessionId,
  bill: ToldBill,
): Promise<void> =>
  db.transaction('rw', db.guest, db.visits, async () => {
    const visitId = await liveVisitIdAt(db.visits, placeId);
    await db.guest.put({ key: keyOf(placeId), value: { sessionId, bill }, visitId });
  });
