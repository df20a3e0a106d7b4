// Begin and end of a place's live visit.

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
  /** Not a guest's own device. */
  readonly isShared: boolean;
}

/**
 * Visit of a place when it is opened: the live one, or a new one. Whether it is over is judged only after contact with the
 * server, see sweepVisits.
 */
export const openVisit = (db: TablDatabase, place: VisitPlace, moment: VisitMoment): Promise<Visit> =>
  withinVisits(db, (rows) => openWithin(rows, place, moment));

async function openWithin(rows: VisitRows, place: VisitPlace, { now, isShared }: VisitMoment): Promise<Visit> {
  const next = { placeId: place.id, timeZone: place.timeZone, isShared, seat: undefined };
  const live = (await liveVisitAt(rows.visits, place.id)) ?? (await beginVisit(rows, next, now));
  if (live.isShared || !isShared) return adoptRows(rows, live);
  // A guest's own browser has become a venue device.
  const shared = { ...live, isShared };
  await rows.visits.put(shared);
  return adoptRows(rows, shared);
}

/**
 * Stores the session of a scanned table; the visit continues or another one begins, see judgeScan. `deviceNow`: epoch ms of
 * the device's clock.
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
    // A party has one table, whatever places it views.
    for (const other of await allVisits(rows)) {
      if (other.placeId !== place.id && other.endedAt === undefined && other.seat) await followOn(rows, other, now);
    }
    const opened = await openWithin(rows, place, moment);
    // The answer to the scan gave the time: a party of yesterday carries nothing over.
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

/** `carries`: orderer of the same guest in the next visit; false: another party. */
async function switchTo(
  rows: VisitRows,
  live: Visit,
  next: Parameters<typeof beginVisit>[1],
  { now, carries }: { readonly now: number; readonly carries: Orderer | false },
): Promise<Visit> {
  // The end empties the cart, not the begin, so that it can be carried over in between.
  const cart = carries ? await rows.carts.get(live.placeId) : undefined;
  const visit = await beginVisit(rows, next, now);
  if (cart) await rows.carts.put({ ...cart, visitId: visit.id });
  if (carries) await carryOn(rows, live, { id: visit.id, orderer: carries }, now);
  await endVisit(rows, live, now);
  return visit;
}
