// Orders that this device sent without an account, with their proofs.
import { readStoredSession } from '#contract/stored.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readableEntries } from '#core/db/outbox/outbox-table.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import type { OrderProof } from '#domain/account/taken-orders.ts';
import type { PlaceId } from '#domain/ids.ts';

export interface UnownedOrder extends OrderProof {
  readonly placeId: PlaceId;
}

/** Accepted orders of the live visits, oldest first; without those whose session this device no longer has. */
export async function readUnownedOrders(db: TablDatabase): Promise<readonly UnownedOrder[]> {
  const found: UnownedOrder[] = [];
  for (const entry of readableEntries(await db.outbox.toArray())) {
    if (entry.kind !== 'order' || entry.state !== 'received' || entry.customer !== undefined) continue;
    const { id, placeId, sessionId, visitId, deviceId: device, secret } = entry;
    if (visitId !== undefined && visitId !== (await liveVisitIdAt(db.visits, placeId))) continue;
    const session = sessionId && readStoredSession(await db.sessions.get([placeId, sessionId]));
    const token = secret ?? (session || undefined)?.token;
    if (token !== undefined) found.push({ id, placeId, token, device });
  }
  return found;
}
