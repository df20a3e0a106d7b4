// Table sessions. The row is the truth that page and worker read; the cookie is written from it.
import { readStoredSession, type StoredSession } from '#contract/stored.ts';
import type { PlaceId, SessionId, SessionToken } from '#domain/ids.ts';
import type { TableSession } from '#domain/session/session.ts';
import { seatAt } from '#domain/visit/visit.ts';
import type { TablDatabase } from '../database.ts';
import { liveVisitAt } from '../visit/live-visit.ts';

type Sessions = TablDatabase['sessions'];

const known = async (sessions: Sessions, placeId: PlaceId): Promise<StoredSession[]> =>
  (await sessions.where({ placeId }).toArray()).flatMap((row) => readStoredSession(row) ?? []);

/** The session that the live visit of a place used last; an earlier visit's stays for its waiting orders alone. */
export async function readCurrentSession(db: TablDatabase, placeId: PlaceId): Promise<StoredSession | undefined> {
  const [visit, sessions] = await Promise.all([liveVisitAt(db.visits, placeId), known(db.sessions, placeId)]);
  const own = sessions.filter(({ visitId }) => visitId === undefined || visitId === visit?.id);
  return own.toSorted((a, b) => b.usedAt - a.usedAt)[0];
}

/** When a session that is used at `now` says that it was: never before another one, whatever the device's clock says. */
export const useOfSession = async (sessions: Sessions, placeId: PlaceId, now: number): Promise<number> =>
  (await known(sessions, placeId)).reduce((latest, { usedAt }) => Math.max(latest, usedAt + 1), now);

/**
 * A session that the server has extended, or that was found in the cookie, becomes the current one of the live visit; a
 * scan is `sitDown`'s. `now`: device clock, epoch ms.
 */
export const storeSession = (db: TablDatabase, session: TableSession, now: number): Promise<void> =>
  db.transaction('rw', db.sessions, db.visits, async (tx) => {
    const sessions: Sessions = tx.table('sessions');
    const visits: TablDatabase['visits'] = tx.table('visits');
    const visit = await liveVisitAt(visits, session.placeId);
    const before = readStoredSession(await sessions.get([session.placeId, session.id]));
    const visitId = before?.visitId ?? visit?.id;
    await sessions.put({ ...session, usedAt: await useOfSession(sessions, session.placeId, now), visitId });
    if (!visit || visit.id !== visitId || (visit.seat && visit.seat.sessionId !== session.id)) return;
    await visits.put({
      ...visit,
      seat: seatAt(session),
      isShared: visit.isShared || session.tabletMode,
    });
  });

/** Takes a session away whose secret was turned down; one with a newer secret stays. [S4.04] */
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
