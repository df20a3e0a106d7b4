// Effect of a scan on a visit, and the time when the party has left.

import type { VisitId } from '../ids.ts';
import { makeOrderId } from '../order/order-id.ts';
import { isSettled, type OutboxEntry } from '../outbox/outbox.ts';
import { instantOf, wallClockAt } from '../place/clock-zone.ts';
import type { TableSession } from '../session/session.ts';
import type { Visit, VisitSeat } from './visit.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** By the place's clocks. No party is at table then, but for those that the rules below spare. */
const DAY_BEGINS = 5 * HOUR;
/** A guest who comes shortly before the day begins stays until the next one. */
const SHORTEST = 3 * HOUR;
/** Time after a right has lapsed when no guest is expected back at the table, ms. */
const LONGEST_REST = 3 * HOUR;
/** Time for which a shared device goes on telling a party the state of its order, though their table was closed, ms. */
const TELLING = HOUR / 2;

/** A UUID of version 7, made as an order's is; see makeOrderId for what it throws. */
export const makeVisitId = (nowMs: number, randomBytes: Uint8Array): VisitId =>
  makeOrderId(nowMs, randomBytes) as string as VisitId;

/** The first five o'clock in the morning at the place that is at least three hours away, epoch ms. */
export const dayEndAfter = (startedAt: number, timeZone: string): number => {
  const wall = wallClockAt(startedAt + SHORTEST, timeZone);
  const today = Math.floor(wall / DAY) * DAY + DAY_BEGINS;
  return instantOf(wall <= today ? today : today + DAY, timeZone);
};

const isSameTable = (seat: VisitSeat, { table, roomNumber }: TableSession): boolean =>
  (table !== undefined || roomNumber !== undefined) && seat.table === table && seat.roomNumber === roomNumber;

/**
 * takesSeat  nobody had scanned yet: who has chosen dishes sits down now
 * continues  the same sitting once more
 * carriesOn  the guest's own phone at the same table, whose sitting was closed or had lapsed: a new visit, which takes
 *            along the cart, what is avoided, and whatever the guest is still to be told
 * begins     another table, or a shared device in a new sitting: a new visit that takes nothing along
 */
export type ScanVerdict = 'takesSeat' | 'continues' | 'carriesOn' | 'begins';

/** Meaning of a scan for the live visit of the place. */
export const judgeScan = (visit: Pick<Visit, 'seat'>, session: TableSession, isShared: boolean): ScanVerdict => {
  if (!visit.seat) return 'takesSeat';
  if (visit.seat.sessionId === session.id) return 'continues';
  return !isShared && isSameTable(visit.seat, session) ? 'carriesOn' : 'begins';
};

/** The guest still has to hear of it: it has no end yet, or a bad one that they have not put away. */
export const isUntold = ({ state, dismissed }: Pick<OutboxEntry, 'state' | 'dismissed'>): boolean =>
  !isSettled(state) || (state !== 'received' && !dismissed);

export interface VisitFacts {
  /** Epoch ms, server's clock. */
  readonly now: number;
  /** The device has the session of its seat. */
  readonly hasSession: boolean;
  /** When the newest order that is untold was saved, epoch ms; undefined: there is none. */
  readonly untoldSince: number | undefined;
  /** The latest time for which an order was taken, epoch ms; absent: none is wanted for later. */
  readonly wantedAt?: number | undefined;
}

/**
 * Whether the party has left. A shared device: its table's session is gone, or a new day. A guest's own phone: a new day,
 * or hours without a right to order; never while a session stands, never before they were told all, and never before an
 * order for later has had its time: its secret lies nowhere else.
 */
export const isVisitOver = (visit: Visit, { now, hasSession, untoldSince, wantedAt }: VisitFacts): boolean => {
  const isNewDay = now >= visit.dayEndsAt;
  if (visit.isShared) {
    const isTelling = untoldSince !== undefined && now - untoldSince < TELLING;
    return isNewDay || (visit.seat !== undefined && !hasSession && !isTelling);
  }
  if (untoldSince !== undefined) return false;
  if (wantedAt !== undefined && now - wantedAt <= LONGEST_REST) return false;
  if (visit.seat && now - visit.seat.expiresAt > LONGEST_REST) return true;
  return isNewDay && !(visit.seat && hasSession);
};
