// Stores a session as the current one. Lazy: not needed for the first screen.
import { readStoredSession, type StoredSession } from '#contract/stored.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { liveVisitAt } from '#core/db/visit/visit-rows.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { TableSession } from '#domain/session/session.ts';
import { seatAt } from '#domain/visit/visit.ts';
import { knownSessions } from './session-table.ts';

type Sessions = TablDatabase['sessions'];

/** Time of use to store for a session at `now`: never before another session's, whatever the device's clock says. */
export const useOfSession = async (sessions: Sessions, placeId: PlaceId, now: number): Promise<number> =>
  (await knownSessions(sessions, placeId)).reduce((latest, { usedAt }) => Math.max(latest, usedAt + 1), now);

/** Table that the party has left since its session was stored; undefined: not moved, or already read. */
export const movedFrom = (before: StoredSession | undefined, { table }: TableSession): string | undefined =>
  before === undefined || before.table === table ? before?.movedFrom : before.table;

/**
 * Stores a session extended by the server or found in the cookie as the live visit's current one; scans use `sitDown`.
 * `now`: device clock, epoch ms.
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
