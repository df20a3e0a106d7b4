// Brings a table's calls to the device.
import type { Http } from '#core/api/http.ts';
import { getCalls } from '#core/api/service/calls.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { replaceCalls } from '#core/db/service/calls-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import type { PlaceId } from '#domain/ids.ts';

/** Reads the calls of the sitting anew. false: they could not be asked for. */
export async function refreshCalls(
  { db, http }: { readonly db: TablDatabase; readonly http: Http },
  placeId: PlaceId,
): Promise<boolean> {
  const session = await readCurrentSession(db, placeId);
  if (!session) return true;
  const calls = await getCalls(http, placeId, session.token);
  // The sitting that the secret belongs to by now: the party may have been joined to another one meanwhile.
  const now = await readCurrentSession(db, placeId);
  const { id } = now?.token === session.token ? now : session;
  if (calls.ok) await replaceCalls(db, placeId, id, calls.value);
  return calls.ok;
}
