// Event stream of the open place: one visible tab holds it; when unavailable, the data is polled.

import { secretsToHeader } from '#contract/order/order-secret.ts';
import { readEvents } from '#core/api/events.ts';
import { getOrders, getOwnOrders } from '#core/api/order.ts';
import { replaceAvailability } from '#core/db/availability/availability-table.ts';
import { readDeviceId } from '#core/db/device/device-id.ts';
import { follow } from '#core/db/follow.ts';
import { readOrders, replaceOrders } from '#core/db/order/order-table.ts';
import { keepOwnOrders, readOwnOpen } from '#core/db/order/own-orders.ts';
import { readCalls } from '#core/db/service/calls-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { callDevice } from '#core/platform/device/device-call.ts';
import { followVisibility } from '#core/platform/device/page-in-view.ts';
import { holdTabLock } from '#core/platform/tab-lock.ts';
import { askAvailability } from '#core/sync/availability/ask-availability.ts';
import { createEventHandler } from '#core/sync/place/place-events.ts';
import { refreshCalls } from '#core/sync/service/table-calls.ts';
import { isFinal } from '#domain/order/order-status.ts';
import type { Place } from '#domain/place/place.ts';
import { isOpenCall } from '#domain/service/call.ts';
import type { OpenTabl } from '#shared/open-tabl.ts';
import { extendSession, forgetSession, verifyHere } from '#shared/session/session-store.ts';

type LinkParts = Pick<OpenTabl, 'db' | 'http' | 'menus' | 'connection' | 'deviceNow' | 'serverNow'>;

/** Retry delays after a broken stream, doubling up to the second value. */
const RETRY_MS = { first: 1_000, most: 30_000 } as const;
/** Polling intervals without a stream: pending orders, and the menu's version. */
const POLL_MS = { orders: 15_000, menu: 600_000 } as const;
/** Interval of the session check; a session is extended 15 minutes before its end. */
const SESSION_MS = 300_000;

/**
 * Reads the sitting's orders again, and those without a sitting. Returns false when they could not be requested.
 * [S4.03, S7.14, S8.13]
 */
export async function refreshOrders(
  parts: Pick<LinkParts, 'db' | 'http' | 'deviceNow'>,
  place: Place,
): Promise<boolean> {
  const both = await Promise.all([refreshSitting(parts, place), refreshOwn(parts, place)]);
  return both.every(Boolean);
}

async function refreshOwn({ db, http }: Pick<LinkParts, 'db' | 'http'>, place: Place): Promise<boolean> {
  const own = await readOwnOpen(db, place.id);
  const secrets = own.map(({ secret }) => secret);
  const answer = await getOwnOrders(http, place.id, secrets, place.currency);
  if (answer.ok) await keepOwnOrders(db, own, answer.value);
  // A server without this endpoint must not end the stream.
  return answer.ok || answer.error.kind !== 'no_response';
}

async function refreshSitting(
  { db, http, deviceNow }: Pick<LinkParts, 'db' | 'http' | 'deviceNow'>,
  place: Place,
): Promise<boolean> {
  const session = await readCurrentSession(db, place.id);
  if (!session) return true;
  const answer = await getOrders(http, place.id, session.token, place.currency, deviceNow(), await readDeviceId(db));
  if (answer.ok) {
    // Staff merged the party into another: the list is the other party's, and so is the session once verified.
    const isMerged = answer.value.some(({ sessionId }) => sessionId !== undefined && sessionId !== session.id);
    if (isMerged && !(await verifyHere({ db, http, deviceNow }, place))) return false;
    const now = isMerged ? await readCurrentSession(db, place.id) : session;
    if (now?.token === session.token) await replaceOrders(db, place.id, now.id, answer.value);
  } else if (answer.error.kind === 'invalid_session') await forgetSession(db, session);
  return answer.ok || answer.error.kind === 'invalid_session';
}

/**
 * Keeps a place up to date on the device until stopped. Only while the page is visible: a hidden tab may be frozen while
 * holding the lock, and reads everything again on return.
 */
export function linkToPlace(tabl: LinkParts, place: Place): () => void {
  let line: AbortController | undefined;
  const begin = () => {
    const mine = new AbortController();
    line = mine;
    // The lock is released at once, whatever the stream is still waiting for.
    const hold = () => Promise.race([keepLine(tabl, place, mine.signal), aborted(mine.signal)]);
    void holdTabLock(`events:${place.id}`, mine.signal, hold).catch(() => undefined);
  };
  const stopFollowing = followVisibility((isVisible) => {
    line?.abort();
    line = undefined;
    if (isVisible) begin();
  });
  return () => {
    stopFollowing();
    line?.abort();
  };
}

async function keepLine(tabl: LinkParts, place: Place, signal: AbortSignal): Promise<void> {
  const { db, http, menus, connection } = tabl;
  const handler = createEventHandler(db, place.id, {
    readAgain: () => readAgain(tabl, place),
    readTable: async () => {
      if (!(await verifyHere(tabl, place))) throw new Error('The table could not be asked for');
    },
    readCalls: () => askCalls(tabl, place),
    readBill: async () => {
      if (!(await readSeenBill(tabl, place))) throw new Error('The bill of the table could not be read');
    },
    onMenuVersion: (version) => void menus.refresh(place.slug, version),
    onTold: callDevice,
  });
  const extend = () => void extendSession(tabl, place).catch(() => undefined);
  const timer = setInterval(extend, SESSION_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  extend();

  let wait: number = RETRY_MS.first;
  let menuAskedAt: number | undefined;
  while (!signal.aborted) {
    const line = sessionLine(tabl, place, signal);
    let isBehind = false;
    const stood = await readEvents(http, {
      place: place.id,
      ...(await line.rights),
      lastSeq: handler.lastSeq(),
      signal: line.signal,
      // A failing event handler ends the stream, so that the next stream delivers the event again.
      onEvent: async (event) => {
        isBehind = true;
        await handler.handle(event);
        isBehind = false;
      },
      onAlive: () => connection.send({ type: 'answer.seen' }),
    });
    const isOtherSession = line.signal.aborted;
    line.end();
    if (signal.aborted) return;
    if (stood && !isBehind) wait = RETRY_MS.first;
    if (isOtherSession) continue;
    if (!stood) {
      connection.send({ type: 'request.failed' });
      await readAgain(tabl, place).catch(() => undefined);
      const now = performance.now();
      if (menuAskedAt === undefined || now - menuAskedAt > POLL_MS.menu) {
        menuAskedAt = now;
        await menus.refresh(place.slug);
      }
    }
    await pause(wait * (0.5 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, (await hasOpenOrders(tabl, place)) ? POLL_MS.orders : RETRY_MS.most);
  }
}

/** Rejects when they cannot be requested. */
async function askCalls(tabl: LinkParts, place: Place): Promise<void> {
  if (!(await refreshCalls(tabl, place.id))) throw new Error('The calls of the table could not be read');
  // A bill extends its table's session by 15 minutes.
  if (!(await verifyHere(tabl, place))) throw new Error('The table could not be asked for');
}

/** Reads data that changes without the guest's action. Rejects when it cannot be requested or stored. */
async function readAgain(tabl: LinkParts, place: Place): Promise<void> {
  const [off, hasOrders] = await Promise.all([
    askAvailability(tabl, place.id),
    refreshOrders(tabl, place),
    // An older server has no calls and bills; that must not end the stream.
    refreshCalls(tabl, place.id).catch(() => false),
    readSeenBill(tabl, place).catch(() => false),
  ]);
  if (off.ok) await replaceAvailability(tabl.db, place.id, off.value.listed, off.value.before);
  if (!off.ok || !hasOrders) throw new Error('The place could not be read again');
}

/** False when the request failed. Only guests at a table load the bill's code; a reading guest does not. */
async function readSeenBill(tabl: LinkParts, place: Place): Promise<boolean> {
  if (!(await readCurrentSession(tabl.db, place.id))) return true;
  const { refreshSeenBill } = await import('#core/sync/service/table-bill.ts');
  return refreshSeenBill(tabl, place.id);
}

/**
 * Credentials that unlock more than public events: the table's session, the device at a counter, and the secrets of orders
 * without a table.
 */
async function readRights({ db }: LinkParts, place: Place) {
  const [session, own, device] = await Promise.all([
    readCurrentSession(db, place.id),
    readOwnOpen(db, place.id),
    readDeviceId(db),
  ]);
  return { token: session?.token, device, orderSecrets: secretsToHeader(own.map(({ secret }) => secret)) };
}

/** A stream belongs to one session: the signal ends it when the session changes or ends, or a new own order exists. */
function sessionLine(tabl: LinkParts, place: Place, signal: AbortSignal) {
  const line = new AbortController();
  const close = () => line.abort();
  signal.addEventListener('abort', close, { once: true });
  const rights = readRights(tabl, place).catch(() => ({
    token: undefined,
    device: undefined,
    orderSecrets: undefined,
  }));
  const unfollow = follow(
    tabl.db,
    (db) => readRights({ ...tabl, db }, place),
    (now) =>
      void rights.then((begunWith) => {
        if (
          now.token !== begunWith.token ||
          now.device !== begunWith.device ||
          now.orderSecrets !== begunWith.orderSecrets
        )
          close();
      }),
  );
  return {
    rights,
    signal: line.signal,
    end: () => {
      unfollow();
      signal.removeEventListener('abort', close);
    },
  };
}

async function hasOpenOrders({ db }: LinkParts, place: Place): Promise<boolean> {
  const session = await readCurrentSession(db, place.id).catch(() => undefined);
  const orders = session ? await readOrders(db, place.id, session.id).catch(() => []) : [];
  const calls = session ? await readCalls(db, place.id, session.id).catch(() => []) : [];
  const own = await readOwnOpen(db, place.id).catch(() => []);
  return own.length > 0 || orders.some((order) => !isFinal(order.status)) || calls.some(isOpenCall);
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const woken = new AbortController();
  const wake = () => woken.abort();
  signal.addEventListener('abort', wake);
  const timer = setTimeout(wake, ms);
  await aborted(woken.signal);
  clearTimeout(timer);
  signal.removeEventListener('abort', wake);
}
