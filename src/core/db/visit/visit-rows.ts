// Rows that a visit touches, within one transaction, and the effects of its begin and end on them.
import type { Table, Transaction } from 'dexie';
import type { StoredCommand } from '#contract/outbox/command.ts';
import { readStoredEnvelope, readWantedTime } from '#contract/outbox/stored-envelope.ts';
import { readStoredCart, type StoredSession } from '#contract/stored.ts';
import { readStoredVisit } from '#contract/visit/stored-visit.ts';
import type { TABLE_OWNERS, TablDatabase } from '#core/db/database.ts';
import { rebound } from '#core/db/outbox/outbox-rebind.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { clearCart } from '#domain/cart/clear-cart.ts';
import type { CommandId, OrderId, PlaceId, SessionId, VisitId } from '#domain/ids.ts';
import { type Orderer, sessionOf } from '#domain/order/orderer.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import type { EarlierOrders, Visit } from '#domain/visit/visit.ts';
import { dayEndAfter, isUntold, isVisitOver, makeVisitId } from '#domain/visit/visit-rules.ts';

type Owners = typeof TABLE_OWNERS;
type GuestTable = { [T in keyof Owners]: Owners[T] extends 'guest' ? T : never }[keyof Owners];

/**
 * Effect of a visit's end by table; a new guest table must be listed here.
 * emptied  at once, but the record stays: without it a mirror would be read
 * gone     deleted at once
 * swept    deleted once the visit is over and has no waiting order
 */
const ROWS_END = {
  carts: 'emptied',
  guest: 'gone',
  payments: 'gone',
  sessions: 'swept',
  orders: 'swept',
  outbox: 'swept',
  visits: 'swept',
} as const satisfies Record<GuestTable, 'emptied' | 'gone' | 'swept'>;

export const tablesThat = (end: (typeof ROWS_END)[GuestTable]): GuestTable[] =>
  (Object.keys(ROWS_END) as GuestTable[]).filter((name) => ROWS_END[name] === end);

export interface VisitRows {
  readonly visits: Table<Visit, VisitId>;
  readonly carts: Table<Cart, PlaceId>;
  readonly outbox: Table<StoredCommand, CommandId>;
  readonly sessions: Table<StoredSession, [PlaceId, SessionId]>;
  readonly device: TablDatabase['device'];
  readonly table: (name: GuestTable) => Table;
}

/** Uses the transaction explicitly, as the outbox's rows do. */
const visitRowsOf = (tx: Transaction): VisitRows => ({
  visits: tx.table('visits'),
  carts: tx.table('carts'),
  outbox: tx.table('outbox'),
  sessions: tx.table('sessions'),
  device: tx.table('device'),
  table: (name) => tx.table(name),
});

/** Atomic over all guest tables and the device's own notes about them. */
export const withinVisits = <T>(db: TablDatabase, work: (rows: VisitRows) => Promise<T>): Promise<T> => {
  const tables = [...Object.keys(ROWS_END), 'device'].map((name) => db.table(name));
  return db.transaction('rw', tables, (tx) => work(visitRowsOf(tx)));
};

const readableVisits = (rows: readonly unknown[]): Visit[] => rows.flatMap((row) => readStoredVisit(row) ?? []);

/** The visit that has not ended; the newest one if there are several. */
export const liveVisitAt = async (visits: TablDatabase['visits'], placeId: PlaceId): Promise<Visit | undefined> =>
  readableVisits(await visits.where({ placeId }).toArray()).findLast(({ endedAt }) => endedAt === undefined);

export const allVisits = async ({ visits }: VisitRows): Promise<Visit[]> => readableVisits(await visits.toArray());

/** Rows of the visit in one table; the visit's row belongs to the visit too. */
export const rowsOfVisit = (rows: VisitRows, name: GuestTable, id: VisitId) =>
  rows
    .table(name)
    .where(name === 'visits' ? 'id' : 'visitId')
    .equals(id);

/** Ends of other commands are not shown yet, so they cannot be dismissed. */
const untoldAmong = (outbox: readonly unknown[]): StoredCommand[] =>
  outbox
    .flatMap((row) => readStoredEnvelope(row) ?? [])
    .filter((entry) => isUntold(entry) && (entry.kind === 'order' || !isSettled(entry.state)));

const untoldOf = async (rows: VisitRows, id: VisitId) => untoldAmong(await rowsOfVisit(rows, 'outbox', id).toArray());

const latest = (times: readonly number[]): number | undefined => (times.length === 0 ? undefined : Math.max(...times));

export const isOver = async (rows: VisitRows, visit: Visit, now: number): Promise<boolean> => {
  const session = visit.seat && (await rows.sessions.get([visit.placeId, visit.seat.sessionId]));
  const outbox: unknown[] = await rowsOfVisit(rows, 'outbox', visit.id).toArray();
  const untoldSince = latest(untoldAmong(outbox).map(({ createdAt, createdWall }) => createdAt ?? createdWall));
  const wantedAt = latest(outbox.flatMap((row) => readWantedTime(row) ?? []));
  return isVisitOver(visit, { now, hasSession: session !== undefined, untoldSince, wantedAt });
};

export type NewVisit = Pick<Visit, 'placeId' | 'timeZone' | 'isShared' | 'seat' | 'before'>;

/** Begins a visit with the place's cart, without another visit's lines. `now`: epoch ms of the server's clock. */
export async function beginVisit(
  rows: VisitRows,
  { placeId, timeZone, isShared, seat, before }: NewVisit,
  now: number,
) {
  const visit: Visit = {
    id: makeVisitId(now, crypto.getRandomValues(new Uint8Array(16))),
    placeId,
    timeZone,
    startedAt: now,
    dayEndsAt: dayEndAfter(now, timeZone),
    seat,
    isShared,
    endedAt: undefined,
    before,
  };
  await rows.visits.put(visit);
  const cart = readStoredCart(await rows.carts.get(placeId));
  if (cart) await rows.carts.put({ ...(cart.visitId ? clearCart(cart) : cart), visitId: visit.id });
  return visit;
}

/**
 * Carries cart, avoidance and unseen results over to the next visit at the same table. `now`: epoch ms of the server's
 * clock.
 */
export async function carryOn(
  rows: VisitRows,
  from: Visit,
  to: { readonly id: VisitId; readonly orderer: Orderer },
  now: number,
): Promise<void> {
  for (const name of [...tablesThat('emptied'), ...tablesThat('gone')]) {
    await rowsOfVisit(rows, name, from.id).modify({ visitId: to.id });
  }
  for (const entry of await untoldOf(rows, from.id)) {
    const id = sessionOf(entry.orderer);
    const session = id && (await rows.sessions.get([entry.placeId, id]));
    // The command uses its original session while that is valid, then the new one of the same table.
    const hasRight = session !== undefined && session.expiresAt > now;
    // All sittings of one visit were at one table, so any of them may be the original.
    const isBound = !isSettled(entry.state) && !hasRight && id !== undefined;
    const bound = isBound ? rebound(entry, to.orderer) : undefined;
    await rows.outbox.put({ ...(bound ?? entry), visitId: to.id });
    // The new session is used later, so it stays the current one.
    if (session && !isSettled(entry.state)) await rows.sessions.put({ ...session, visitId: to.id });
  }
}

/**
 * A second scan of the sitting: commands that ask for a scan use it. An order may have been refused for an earlier sitting
 * only after the new one had begun.
 */
export async function bindAsking(rows: VisitRows, id: VisitId, orderer: Orderer): Promise<void> {
  for (const entry of await untoldOf(rows, id)) {
    const bound = entry.askReason === 'session' ? rebound(entry, orderer) : undefined;
    if (bound) await rows.outbox.put(bound);
  }
}

/**
 * Ends a visit after "I'm done", a scan at another table, or a new day: it is no longer shown, but waiting commands are
 * still sent.
 */
export async function endVisit(rows: VisitRows, visit: Visit, now: number): Promise<void> {
  await rows.visits.put({ ...visit, endedAt: now });
  // Earlier failures could be read by the guest; later ones cannot (unseen-refusals.ts).
  await rowsOfVisit(rows, 'outbox', visit.id)
    .filter(({ state }) => state === 'refused' || state === 'expired')
    .modify({ dismissed: true });
  for (const name of tablesThat('emptied')) {
    for (const row of await rowsOfVisit(rows, name, visit.id).toArray()) {
      await rows.table(name).put(clearCart(readStoredCart(row) ?? emptyCart(visit.placeId)));
    }
  }
  for (const name of tablesThat('gone')) await rowsOfVisit(rows, name, visit.id).delete();
}

/** Orders of an open sitting that are hidden from the next guest. */
async function earlierOrders(rows: VisitRows, { id, before }: Visit, now: number): Promise<EarlierOrders> {
  const waiting = (await untoldOf(rows, id)).filter(({ kind, state }) => kind === 'order' && !isSettled(state));
  return { until: now, waiting: [...(before?.waiting ?? []), ...waiting.map((order) => order.id as OrderId)] };
}

/** Begins the next visit on the same device. A tablet keeps its table and session. */
export async function followOn(rows: VisitRows, visit: Visit, now: number): Promise<Visit> {
  const { placeId, timeZone, isShared, seat } = visit;
  const session = isShared && seat ? await rows.sessions.get([placeId, seat.sessionId]) : undefined;
  const before = session && (await earlierOrders(rows, visit, now));
  await endVisit(rows, visit, now);
  const next = await beginVisit(rows, { placeId, timeZone, isShared, seat: session && seat, before }, now);
  if (session) await rows.sessions.put({ ...session, visitId: next.id });
  return next;
}
