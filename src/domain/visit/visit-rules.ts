// Effect of a scan on a visit, and when the party counts as gone.

import type { VisitId } from '../ids.ts';
import { makeOrderId } from '../order/order-id.ts';
import { isSettled, type OutboxEntry } from '../outbox/outbox.ts';
import { instantOf, wallClockAt } from '../place/clock-zone.ts';
import type { TableSession } from '../session/session.ts';
import type { Visit, VisitSeat } from './visit.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** By the place's clock. No party is at a table then, with the exceptions below. */
const DAY_BEGINS = 5 * HOUR;
/** A guest who comes shortly before the day begins stays until the next one. */
const SHORTEST = 3 * HOUR;
/** Time after an expired session when the guest is no longer expected back, ms. */
const LONGEST_REST = 3 * HOUR;
/** How long a shared device still shows the state of an order after its table was closed, ms. */
const TELLING = HOUR / 2;

/** A version 7 UUID; throws like makeOrderId. */
export const makeVisitId = (nowMs: number, randomBytes: Uint8Array): VisitId =>
  makeOrderId(nowMs, randomBytes) as string as VisitId;

/** The first 5:00 of the place that is at least three hours away, epoch ms. */
export const dayEndAfter = (startedAt: number, timeZone: string): number => {
  const wall = wallClockAt(startedAt + SHORTEST, timeZone);
  const today = Math.floor(wall / DAY) * DAY + DAY_BEGINS;
  return instantOf(wall <= today ? today : today + DAY, timeZone);
};

const isSameTable = (seat: VisitSeat, { table, roomNumber }: TableSession): boolean =>
  (table !== undefined || roomNumber !== undefined) && seat.table === table && seat.roomNumber === roomNumber;

/**
 * takesSeat  first scan: a guest who has chosen dishes sits down now
 * continues  the same sitting again
 * carriesOn  the guest's own phone at the same table after its sitting was closed or expired: a new visit with the cart, the
 * avoidance, and unseen results
 * begins     another table, or a shared device in a new sitting: a new, empty visit
 */
export type ScanVerdict = 'takesSeat' | 'continues' | 'carriesOn' | 'begins';

/** Verdict on a scan for the live visit of the place. */
export const judgeScan = (visit: Pick<Visit, 'seat'>, session: TableSession, isShared: boolean): ScanVerdict => {
  if (!visit.seat) return 'takesSeat';
  if (visit.seat.sessionId === session.id) return 'continues';
  return !isShared && isSameTable(visit.seat, session) ? 'carriesOn' : 'begins';
};

/** True when the guest has not seen the end yet: the order is running, or its failure is not dismissed. */
export const isUntold = ({ state, dismissed }: Pick<OutboxEntry, 'state' | 'dismissed'>): boolean =>
  !isSettled(state) || (state !== 'received' && !dismissed);

export interface VisitFacts {
  /** Epoch ms, server's clock. */
  readonly now: number;
  /** The device has the session of the seat. */
  readonly hasSession: boolean;
  /** When the newest unseen order was saved, epoch ms; undefined: none. */
  readonly untoldSince: number | undefined;
  /** Latest wanted time of an accepted order, epoch ms; absent: no order for later. */
  readonly wantedAt?: number | undefined;
}

/**
 * Whether the party has left. A shared device: its table's session is gone, or a new day began. A guest's phone: a new day,
 * or hours without a session; never during a session, before all results are seen, or before an order for later is past its
 * time, because its secret exists only here.
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
