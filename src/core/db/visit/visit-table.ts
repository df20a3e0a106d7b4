// The live visit of a place: what begins it, and what ends it.

import type { TablDatabase } from '#core/db/database.ts';
import { useOfSession } from '#core/db/session/store-session.ts';
import type { PlaceId } from '#domain/ids.ts';
import { type Orderer, sessionOrderer } from '#domain/order/orderer.ts';
import type { TableSession } from '#domain/session/session.ts';
import { seatAt, type Visit } from '#domain/visit/visit.ts';
import { judgeScan } from '#domain/visit/visit-rules.ts';
import { adoptRows } from './adopt-rows.ts';
import {
  allVisits,
  beginVisit,
  bindAsking,
  carryOn,
  endVisit,
  followOn,
  isOver,
  liveVisitAt,
  type VisitRows,
  withinVisits,
} from './visit-rows.ts';

export interface VisitPlace {
  readonly id: PlaceId;
  readonly timeZone: string;
}

export interface VisitMoment {
  /** Epoch ms, the server's clock as the device knows it. */
  readonly now: number;
  /** The device is no guest's own. */
  readonly isShared: boolean;
}

/**
 * The visit of a place that is being opened: the live one, or a new one where there is none. Whether it is over is not
 * judged before the server was heard, see sweepVisits.
 */
export const openVisit = (db: TablDatabase, place: VisitPlace, moment: VisitMoment): Promise<Visit> =>
  withinVisits(db, (rows) => openWithin(rows, place, moment));

async function openWithin(rows: VisitRows, place: VisitPlace, { now, isShared }: VisitMoment): Promise<Visit> {
  const next = { placeId: place.id, timeZone: place.timeZone, isShared, seat: undefined };
  const live = (await liveVisitAt(rows.visits, place.id)) ?? (await beginVisit(rows, next, now));
  if (live.isShared || !isShared) return adoptRows(rows, live);
  // A guest's own browser that has become the venue's.
  const shared = { ...live, isShared };
  await rows.visits.put(shared);
  return adoptRows(rows, shared);
}

/**
 * A table was scanned: its session is stored, and the visit goes on or another one begins, see judgeScan. `deviceNow`:
 * epoch ms, the device's own clock.
 */
export const sitDown = (
  db: TablDatabase,
  session: TableSession,
  place: VisitPlace,
  moment: VisitMoment & { readonly deviceNow: number },
): Promise<Visit> =>
  withinVisits(db, async (rows) => {
    const { now } = moment;
    const isShared = moment.isShared || session.tabletMode;
    // A party sits at one table, whatever places it looks at.
    for (const other of await allVisits(rows)) {
      if (other.placeId !== place.id && other.endedAt === undefined && other.seat) await followOn(rows, other, now);
    }
    const opened = await openWithin(rows, place, moment);
    // The answer to a scan has told the time: who sat here yesterday carries nothing on.
    const live = (await isOver(rows, opened, now)) ? await followOn(rows, opened, now) : opened;
    const verdict = judgeScan(live, session, isShared);
    const seat = seatAt(session);
    let visit: Visit = { ...live, seat, isShared };
    if (verdict === 'takesSeat' || verdict === 'continues') {
      await rows.visits.put(visit);
      if (verdict === 'continues') await bindAsking(rows, visit.id, sessionOrderer(session));
    } else {
      const next = { placeId: place.id, timeZone: place.timeZone, isShared, seat };
      visit = await switchTo(rows, live, next, { now, carries: verdict === 'carriesOn' && sessionOrderer(session) });
    }
    await rows.sessions.put({
      ...session,
      usedAt: await useOfSession(rows.sessions, place.id, moment.deviceNow),
      visitId: visit.id,
    });
    return visit;
  });

/** `carries`: who the guest is in the visit that follows; false: another party comes. */
async function switchTo(
  rows: VisitRows,
  live: Visit,
  next: Parameters<typeof beginVisit>[1],
  { now, carries }: { readonly now: number; readonly carries: Orderer | false },
): Promise<Visit> {
  // The cart is emptied by the end, and not by the beginning, so that it can be carried over between them.
  const cart = carries ? await rows.carts.get(live.placeId) : undefined;
  const visit = await beginVisit(rows, next, now);
  if (cart) await rows.carts.put({ ...cart, visitId: visit.id });
  if (carries) await carryOn(rows, live, { id: visit.id, orderer: carries }, now);
  await endVisit(rows, live, now);
  return visit;
}
