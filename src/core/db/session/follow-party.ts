// Follows a merge of two parties by staff: phones of the merged party now use the other sitting.
import { readStoredEnvelope } from '#contract/outbox/stored-envelope.ts';
import { readStoredCalls, storedCalls } from '#contract/service/stored-calls.ts';
import { readStoredSession, type StoredSession } from '#contract/stored.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { liveVisitAt } from '#core/db/visit/visit-rows.ts';
import { sessionOrderer } from '#domain/order/orderer.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import type { TableSession } from '#domain/session/session.ts';
import { seatAt } from '#domain/visit/visit.ts';
import { movedFrom, useOfSession } from './store-session.ts';

/**
 * Moves all rows of the earlier sitting to the other one in one transaction: session, orders, calls and waiting commands. So
 * no list is empty in between, and waiting commands use the current session. `now`: device clock, epoch ms.
 */
export const followParty = (db: TablDatabase, from: StoredSession, to: TableSession, now: number): Promise<void> =>
  db.transaction('rw', [db.sessions, db.visits, db.orders, db.outbox, db.guest], async (tx) => {
    const sessions: TablDatabase['sessions'] = tx.table('sessions');
    const orders: TablDatabase['orders'] = tx.table('orders');
    const outbox: TablDatabase['outbox'] = tx.table('outbox');
    const guest: TablDatabase['guest'] = tx.table('guest');
    const visits: TablDatabase['visits'] = tx.table('visits');
    const { placeId } = to;
    const before = readStoredSession(await sessions.get([placeId, from.id]));
    const usedAt = await useOfSession(sessions, placeId, now);
    // Another tab was faster, or a new code was scanned meanwhile.
    if (before?.token !== to.token) return;
    await sessions.delete([placeId, from.id]);
    await sessions.put({ ...to, usedAt, visitId: before.visitId, movedFrom: movedFrom(before, to) });
    const own = { placeId, sessionId: from.id };
    await orders.where(own).modify({ sessionId: to.id });
    for (const row of await outbox.where(own).toArray()) {
      const entry = readStoredEnvelope(row);
      if (entry && !isSettled(entry.state)) {
        await outbox.put({ ...row, orderer: sessionOrderer(to), sessionId: to.id });
      }
    }
    const key = `calls:${placeId}` as const;
    const row = await guest.get(key);
    const calls = readStoredCalls(row?.value);
    if (row && calls?.sessionId === from.id) await guest.put({ ...row, value: storedCalls(to.id, calls.calls) });
    const visit = await liveVisitAt(visits, placeId);
    if (visit?.seat?.sessionId === from.id) await visits.put({ ...visit, seat: seatAt(to) });
  });
