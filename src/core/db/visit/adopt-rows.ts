// Rows without a visit, written by an earlier build or before the place's visit began. They belong to the current guest, so
// that an update hides no row of a guest.
import { readStoredSession } from '#contract/stored.ts';
import { seatAt, type Visit } from '#domain/visit/visit.ts';
import type { VisitRows } from './visit-rows.ts';

const OF_ONE_PLACE = ['carts', 'sessions', 'orders', 'outbox'] as const;

/** Assigns them to the live visit, which takes the seat of the most recent session when it has none. */
export async function adoptRows(rows: VisitRows, visit: Visit): Promise<Visit> {
  const visitId = visit.id;
  for (const name of [...OF_ONE_PLACE, 'guest'] as const) {
    const table = rows.table(name);
    // Rows without a visit are not in the visit index: when no such row exists, nothing is read.
    if ((await table.count()) === (await table.where('visitId').above('').count())) continue;
    const isOurs = (row: { visitId?: unknown; placeId?: unknown }) =>
      row.visitId === undefined && (name === 'guest' || row.placeId === visit.placeId);
    await table.filter(isOurs).modify({ visitId });
  }
  if (visit.seat) return visit;
  const sessions = await rows.sessions.where({ visitId }).toArray();
  const [latest] = sessions.flatMap((row) => readStoredSession(row) ?? []).sort((a, b) => b.usedAt - a.usedAt);
  if (!latest) return visit;
  const seated = { ...visit, seat: seatAt(latest), isShared: visit.isShared || latest.tabletMode };
  await rows.visits.put(seated);
  return seated;
}
