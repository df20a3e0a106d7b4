import type { StoredStaffOrder } from '#contract/outbox/staff-order-command.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readableEntries } from '#core/db/outbox/outbox-table.ts';
import type { PlaceId } from '#domain/ids.ts';

/** Staff orders taken on this device at a place and not dismissed, oldest first. */
export async function readStaffOrders(db: TablDatabase, placeId: PlaceId): Promise<StoredStaffOrder[]> {
  const entries = readableEntries(await db.outbox.toArray());
  return entries.filter(
    (entry): entry is StoredStaffOrder => entry.kind === 'staffOrder' && entry.placeId === placeId && !entry.dismissed,
  );
}
