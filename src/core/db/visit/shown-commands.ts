// Outbox entries for a guest beside orders: calls, bill requests, feedback of their own visit.
import type { StoredEntry } from '#contract/outbox/commands.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readableEntries } from '#core/db/outbox/outbox-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import { liveVisitIdAt } from './live-visit.ts';

type Kind = StoredEntry['kind'];

/** Commands of one kind in the live visit that were not dismissed, oldest first. */
export async function readShownCommands<K extends Kind>(
  db: TablDatabase,
  placeId: PlaceId,
  kind: K,
): Promise<Extract<StoredEntry, { kind: K }>[]> {
  const visit = await liveVisitIdAt(db.visits, placeId);
  if (!visit) return [];
  const rows = await db.outbox.where('visitId').equals(visit).toArray();
  return readableEntries(rows).filter(
    (entry): entry is Extract<StoredEntry, { kind: K }> =>
      entry.kind === kind && entry.placeId === placeId && !entry.dismissed,
  );
}
