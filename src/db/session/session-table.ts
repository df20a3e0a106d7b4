// Table sessions. The row is the truth that page and worker read; the cookie is written from it.
import { readStoredSession, type StoredSession } from '#contract/stored.ts';
import type { PlaceId, SessionId, SessionToken } from '#domain/ids.ts';
import type { TableSession } from '#domain/session/session.ts';
import type { TablDatabase } from '../database.ts';

type Sessions = TablDatabase['sessions'];

const known = async (sessions: Sessions, placeId: PlaceId): Promise<StoredSession[]> =>
  (await sessions.where({ placeId }).toArray()).flatMap((row) => readStoredSession(row) ?? []);

/** The session used last at a place. */
export const readCurrentSession = async (db: TablDatabase, placeId: PlaceId): Promise<StoredSession | undefined> =>
  (await known(db.sessions, placeId)).toSorted((a, b) => b.usedAt - a.usedAt)[0];

/** A session that the server has just opened or extended becomes the current one. `now`: device clock, epoch ms. */
export const storeSession = (db: TablDatabase, session: TableSession, now: number): Promise<void> =>
  db.transaction('rw', db.sessions, async (tx) => {
    const sessions: Sessions = tx.table('sessions');
    const latest = (await known(sessions, session.placeId)).reduce((max, one) => Math.max(max, one.usedAt), 0);
    // Never behind another one, whatever the device's clock says.
    await sessions.put({ ...session, usedAt: Math.max(now, latest + 1) });
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
