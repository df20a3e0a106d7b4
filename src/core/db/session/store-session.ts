// Storing a session as the current one; not needed for the first screen.
import { readStoredSession, type StoredSession } from '#contract/stored.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { liveVisitAt } from '#core/db/visit/visit-rows.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { TableSession } from '#domain/session/session.ts';
import { seatAt } from '#domain/visit/visit.ts';
import { knownSessions } from './session-table.ts';

type Sessions = TablDatabase['sessions'];

/** When a session that is used at `now` says that it was: never before another one, whatever the device's clock says. */
export const useOfSession = async (sessions: Sessions, placeId: PlaceId, now: number): Promise<number> =>
  (await knownSessions(sessions, placeId)).reduce((latest, { usedAt }) => Math.max(latest, usedAt + 1), now);

/** The table that a party has left since its session was stored; undefined: it sits where it sat, and has read so. */
export const movedFrom = (before: StoredSession | undefined, { table }: TableSession): string | undefined =>
  before === undefined || before.table === table ? before?.movedFrom : before.table;

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
    const usedAt = await useOfSession(sessions, session.placeId, now);
    await sessions.put({ ...session, usedAt, visitId, movedFrom: movedFrom(before, session) });
    if (!visit || visit.id !== visitId || (visit.seat && visit.seat.sessionId !== session.id)) return;
    await visits.put({
      ...visit,
      seat: seatAt(session),
      isShared: visit.isShared || session.tabletMode,
    });
  });
