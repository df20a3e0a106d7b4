// Fetches a table's calls.
import type { Http } from '#core/api/http.ts';
import { getCalls } from '#core/api/service/calls.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { replaceCalls } from '#core/db/service/calls-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import type { PlaceId } from '#domain/ids.ts';

/** Reads the sitting's calls again. false: not reachable. */
export async function refreshCalls(
  { db, http }: { readonly db: TablDatabase; readonly http: Http },
  placeId: PlaceId,
): Promise<boolean> {
  const session = await readCurrentSession(db, placeId);
  if (!session) return true;
  const calls = await getCalls(http, placeId, session.token);
  // The secret's current sitting: the party may have been merged into another one meanwhile.
  const now = await readCurrentSession(db, placeId);
  const { id } = now?.token === session.token ? now : session;
  if (calls.ok) await replaceCalls(db, placeId, id, calls.value);
  return calls.ok;
}
