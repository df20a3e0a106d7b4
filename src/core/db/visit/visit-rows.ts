// The rows that a visit touches, inside one transaction; and what its beginning and its end do to them.
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
 * End of a visit for its rows, table by table; a new table of the guest must be listed here.
 * emptied  at once, and the record stays: without it a mirror would be asked
 * gone     at once
 * swept    once the visit is over and none of its orders waits for the server any more
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

/** Bound to the transaction itself, as the outbox's rows are. */
const visitRowsOf = (tx: Transaction): VisitRows => ({
  visits: tx.table('visits'),
  carts: tx.table('carts'),
  outbox: tx.table('outbox'),
  sessions: tx.table('sessions'),
  device: tx.table('device'),
  table: (name) => tx.table(name),
});

/** All or nothing, over every table of the guest, and what the device itself notes of them. */
export const withinVisits = <T>(db: TablDatabase, work: (rows: VisitRows) => Promise<T>): Promise<T> => {
  const tables = [...Object.keys(ROWS_END), 'device'].map((name) => db.table(name));
  return db.transaction('rw', tables, (tx) => work(visitRowsOf(tx)));
};

const readableVisits = (rows: readonly unknown[]): Visit[] => rows.flatMap((row) => readStoredVisit(row) ?? []);

/** The visit that has not ended; the newest, should there be several. */
export const liveVisitAt = async (visits: TablDatabase['visits'], placeId: PlaceId): Promise<Visit | undefined> =>
  readableVisits(await visits.where({ placeId }).toArray()).findLast(({ endedAt }) => endedAt === undefined);

export const allVisits = async ({ visits }: VisitRows): Promise<Visit[]> => readableVisits(await visits.toArray());

/** Its rows, in one table; a visit is its own row. */
export const rowsOfVisit = (rows: VisitRows, name: GuestTable, id: VisitId) =>
  rows
    .table(name)
    .where(name === 'visits' ? 'id' : 'visitId')
    .equals(id);

/** The end of another command is shown to nobody yet, so nobody can put it away. */
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

/** A fresh visit, whose cart is the place's: another visit's lines are taken out of it. `now`: epoch ms, server's clock. */
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
 * Cart, what is avoided, and what the guest is still to be told go over to the visit that follows at the same table.
 * `now`: epoch ms, server's clock.
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
    // The command is sent by the right under which it was given, as long as that is valid; then by the new one of the same
    // table.
    const hasRight = session !== undefined && session.expiresAt > now;
    // All sittings of one visit were at one table: whichever of them it was given at.
    const isBound = !isSettled(entry.state) && !hasRight && id !== undefined;
    const bound = isBound ? rebound(entry, to.orderer) : undefined;
    await rows.outbox.put({ ...(bound ?? entry), visitId: to.id });
    // The new session is used later, so it stays the current one.
    if (session && !isSettled(entry.state)) await rows.sessions.put({ ...session, visitId: to.id });
  }
}

/**
 * A second scan of the sitting: commands that ask for a scan go by it. An order may have been refused for an
 * earlier sitting only after the new one had begun.
 */
export async function bindAsking(rows: VisitRows, id: VisitId, orderer: Orderer): Promise<void> {
  for (const entry of await untoldOf(rows, id)) {
    const bound = entry.askReason === 'session' ? rebound(entry, orderer) : undefined;
    if (bound) await rows.outbox.put(bound);
  }
}

/** "I'm done", a scan at another table, a new day: from here on nothing of it is shown. What waits is still sent. */
export async function endVisit(rows: VisitRows, visit: Visit, now: number): Promise<void> {
  await rows.visits.put({ ...visit, endedAt: now });
  // Failures until now were there to be read; failures from now on are read by nobody (unseen-refusals.ts).
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

/** Orders of a sitting under way that the next guest is not shown. */
async function earlierOrders(rows: VisitRows, { id, before }: Visit, now: number): Promise<EarlierOrders> {
  const waiting = (await untoldOf(rows, id)).filter(({ kind, state }) => kind === 'order' && !isSettled(state));
  return { until: now, waiting: [...(before?.waiting ?? []), ...waiting.map((order) => order.id as OrderId)] };
}

/** The next visit on the same device. A tablet stays at its table, and so does its session. */
export async function followOn(rows: VisitRows, visit: Visit, now: number): Promise<Visit> {
  const { placeId, timeZone, isShared, seat } = visit;
  const session = isShared && seat ? await rows.sessions.get([placeId, seat.sessionId]) : undefined;
  const before = session && (await earlierOrders(rows, visit, now));
  await endVisit(rows, visit, now);
  const next = await beginVisit(rows, { placeId, timeZone, isShared, seat: session && seat, before }, now);
  if (session) await rows.sessions.put({ ...session, visitId: next.id });
  return next;
}
