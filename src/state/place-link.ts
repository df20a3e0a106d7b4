// The line to the open place: one tab holds its event stream, and where there is none the orders are asked for.

import { getAvailability } from '#api/availability.ts';
import { readEvents } from '#api/events.ts';
import { getOrders } from '#api/order.ts';
import { replaceAvailability } from '#db/availability-table.ts';
import { follow } from '#db/follow.ts';
import { readMenuVersion } from '#db/menu-table.ts';
import { readOrders, replaceOrders } from '#db/order-table.ts';
import { readCurrentSession } from '#db/session-table.ts';
import { isFinal } from '#domain/order-status.ts';
import type { Place } from '#domain/place.ts';
import { holdTabLock } from '#platform/tab-lock.ts';
import { createEventHandler } from '#sync/place-events.ts';
import { forgetSession, keepSession } from './session-store.ts';
import { API_BASE, type Tabl } from './tabl.ts';

/** Between two tries of a line that broke, doubling up to the second. */
const RETRY_MS = { first: 1_000, most: 30_000 } as const;
/** Without a line, orders under way are asked about this often. */
const POLL_MS = 15_000;

/** How often a session in use is looked after. */
const KEEP_SESSION_MS = 10 * 60_000;

/** Reads the orders of the sitting anew. [S4.03, S7.14, S8.13] */
export async function refreshOrders({ db, http, deviceNow }: Tabl, place: Place): Promise<void> {
  const session = await readCurrentSession(db, place.id);
  if (!session) return;
  const answer = await getOrders(http, place.id, session.token, place.currency, deviceNow());
  if (answer.ok) await replaceOrders(db, place.id, session.id, answer.value);
  else if (answer.error.kind === 'invalid_session') await forgetSession(db, session);
}

/** Keeps the device told about a place until it is stopped. */
export function linkToPlace(tabl: Tabl, place: Place): () => void {
  const stop = new AbortController();
  // A guest who stays at the table stays signed in to it.
  const timer = setInterval(() => void keepSession(tabl, place).catch(() => undefined), KEEP_SESSION_MS);
  void holdTabLock(`events:${place.id}`, stop.signal, () => keepLine(tabl, place, stop.signal)).catch(() => undefined);
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

async function keepLine(tabl: Tabl, place: Place, signal: AbortSignal): Promise<void> {
  const { db, http, menus, connection } = tabl;
  const readAgain = async () => {
    await keepSession(tabl, place);
    await refreshOrders(tabl, place);
    const off = await getAvailability(http, place.id);
    if (off.ok) await replaceAvailability(db, place.id, off.value);
  };
  const handler = createEventHandler(db, place.id, {
    readAgain,
    onMenuVersion: (version) => {
      void readMenuVersion(db, place.id).then((known) => (known === version ? undefined : menus.refresh(place.slug)));
    },
  });
  let wait: number = RETRY_MS.first;
  while (!signal.aborted) {
    await readAgain().catch(() => undefined);
    const session = await readCurrentSession(db, place.id).catch(() => undefined);
    const line = new AbortController();
    const close = () => line.abort();
    signal.addEventListener('abort', close);
    // A new session, or none, needs another line.
    const unfollow = follow(
      () => readCurrentSession(db, place.id),
      (now) => {
        if (now?.token !== session?.token) close();
      },
    );
    const stood = await readEvents({
      baseUrl: API_BASE,
      place: place.id,
      token: session?.token,
      lastSeq: handler.lastSeq(),
      signal: line.signal,
      onEvent: handler.handle,
      onAlive: () => connection.send({ type: 'answer.seen' }),
    });
    unfollow();
    signal.removeEventListener('abort', close);
    if (stood) wait = RETRY_MS.first;
    else {
      connection.send({ type: 'request.failed' });
      await pollOnce(tabl, place).catch(() => undefined);
    }
    await pause(line.signal.aborted && !signal.aborted ? 0 : wait * (0.5 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, RETRY_MS.most, (await hasOrdersUnderWay(tabl, place)) ? POLL_MS : RETRY_MS.most);
  }
}

async function hasOrdersUnderWay({ db }: Tabl, place: Place): Promise<boolean> {
  const session = await readCurrentSession(db, place.id).catch(() => undefined);
  if (!session) return false;
  return (await readOrders(db, place.id, session.id)).some((order) => !isFinal(order.status));
}

const pollOnce = async (tabl: Tabl, place: Place): Promise<void> => {
  if (await hasOrdersUnderWay(tabl, place)) await refreshOrders(tabl, place);
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
