// Table sessions. The row is the source of truth for page and worker; the cookie is a copy of the row.
import { readStoredSession, type StoredSession } from '#contract/stored.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import type { PlaceId, SessionId, SessionToken } from '#domain/ids.ts';

type Sessions = TablDatabase['sessions'];

export const knownSessions = async (sessions: Sessions, placeId: PlaceId): Promise<StoredSession[]> =>
  (await sessions.where({ placeId }).toArray()).flatMap((row) => readStoredSession(row) ?? []);

/** The most recently used session of a place's live visit; an earlier visit's session stays only for its waiting orders. */
export async function readCurrentSession(db: TablDatabase, placeId: PlaceId): Promise<StoredSession | undefined> {
  const [visit, sessions] = await Promise.all([liveVisitIdAt(db.visits, placeId), knownSessions(db.sessions, placeId)]);
  const own = sessions.filter(({ visitId }) => visitId === undefined || visitId === visit);
  return own.toSorted((a, b) => b.usedAt - a.usedAt)[0];
}

/** Deletes a session whose secret was rejected; one with a newer secret stays. [S4.04] */
export const dropSession = (
  db: TablDatabase,
  placeId: PlaceId,
  id: SessionId,
  usedToken: SessionToken,
): Promise<boolean> =>
  db.transaction('rw', db.sessions, async () => {
    const session = readStoredSession(await db.sessions.get([placeId, id]));
    if (session?.token !== usedToken) return false;
    await db.sessions.delete([placeId, id]);
    return true;
  });

/** The guest has read the notice about the party's new table. */
export const seenMove = (db: TablDatabase, placeId: PlaceId): Promise<void> =>
  db.transaction('rw', db.sessions, async (tx) => {
    const sessions: Sessions = tx.table('sessions');
    for (const session of await knownSessions(sessions, placeId)) {
      if (session.movedFrom !== undefined) await sessions.put({ ...session, movedFrom: undefined });
    }
  });
