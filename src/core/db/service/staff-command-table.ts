import type { StoredStaffCommand } from '#contract/outbox/staff-command.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readableEntries } from '#core/db/outbox/outbox-table.ts';
import type { PlaceId } from '#domain/ids.ts';

/** Staff commands of this device at a place that were not dismissed, oldest first. */
export async function readStaffCommands(db: TablDatabase, placeId: PlaceId): Promise<StoredStaffCommand[]> {
  const entries = readableEntries(await db.outbox.toArray());
  return entries.filter(
    (entry): entry is StoredStaffCommand => entry.kind === 'staff' && entry.placeId === placeId && !entry.dismissed,
  );
}
