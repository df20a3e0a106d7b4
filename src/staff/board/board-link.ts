// The staff's event stream of their place, one per page while any staff screen is open. A hidden page keeps it too, because
// it must ring.
import { readEvents } from '#core/api/events.ts';
import { createBoardReader } from '#core/sync/service/board-refresh.ts';
import type { PlaceId } from '#domain/ids.ts';
import { openTabl } from '#shared/open-tabl.ts';
import type { Tabl } from '#shared/tabl.ts';
import { staffHttp } from '#staff/frame/staff-context.tsx';

/** Retry delays after a broken stream, doubling up to the second value. */
const RETRY_MS = { first: 500, most: 5_000 } as const;

interface BoardLink {
  /** When the server was last heard, epoch ms of the device's clock; `undefined`: not since the page was opened. */
  readonly heardAt: () => number | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

interface OpenLink extends BoardLink {
  readonly stop: () => void;
  users: number;
}

const links = new WeakMap<Tabl, Map<PlaceId, OpenLink>>();

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

async function keepLine(tabl: Tabl, placeId: PlaceId, signal: AbortSignal, heard: () => void): Promise<void> {
  const [{ db, http, deviceNow }, staff] = await Promise.all([openTabl(tabl), staffHttp(tabl)]);
  const parts = { db, http: staff, now: deviceNow };
  const readBoard = createBoardReader(parts, placeId, (ms) => pause(ms, signal));
  let wait: number = RETRY_MS.first;
  let lastSeq: number | undefined;
  let isTurnedDown = false;
  let wasAway = false;
  while (!signal.aborted) {
    const bearer = await staff.headers(placeId, isTurnedDown);
    const isRead = bearer.ok && (await readBoard());
    if (isRead) {
      heard();
      // Commands that waited for the network are sent at once.
      if (wasAway) tabl.outbox.flush(true);
    }
    const stood =
      bearer.ok &&
      isRead &&
      (await readEvents(http, {
        place: placeId,
        token: undefined,
        own: { path: 'staff/events', headers: bearer.value },
        lastSeq,
        signal,
        onAlive: heard,
        onEvent: async ({ seq, type }) => {
          // When many events arrive together, the first read covers the others. "hello" and "reset" start again.
          const upTo = type === 'board' ? seq : undefined;
          if (!(await readBoard(upTo))) throw new Error('The board could not be read');
          lastSeq = seq;
        },
      }));
    isTurnedDown = isRead && !stood;
    wasAway = true;
    if (stood) wait = RETRY_MS.first;
    if (!signal.aborted) await pause(wait * (0.5 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, RETRY_MS.most);
  }
}

function openLink(tabl: Tabl, placeId: PlaceId): OpenLink {
  const ended = new AbortController();
  const listeners = new Set<() => void>();
  let heardAt: number | undefined;
  const heard = () => {
    heardAt = tabl.deviceNow();
    for (const listener of listeners) listener();
  };
  const keep = (): void => {
    if (ended.signal.aborted) return;
    // Code that failed to load, or a database error: retried.
    keepLine(tabl, placeId, ended.signal, heard).catch(() => void pause(RETRY_MS.most, ended.signal).then(keep));
  };
  keep();
  return {
    users: 0,
    heardAt: () => heardAt,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => ended.abort(),
  };
}

/** The stream of a place; it closes when its last user leaves. */
export function joinLine(tabl: Tabl, placeId: PlaceId): { readonly link: BoardLink; readonly leave: () => void } {
  const open = links.get(tabl) ?? new Map<PlaceId, OpenLink>();
  links.set(tabl, open);
  const link = open.get(placeId) ?? openLink(tabl, placeId);
  open.set(placeId, link);
  link.users += 1;
  return {
    link,
    leave: () => {
      link.users -= 1;
      if (link.users > 0) return;
      open.delete(placeId);
      link.stop();
    },
  };
}
