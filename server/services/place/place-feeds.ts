// The event stream of a place, told from its journal. What one device is told depends on its session alone.
import type { PlaceEvent } from '#contract/events.ts';
import { type JournalRow, readJournal } from '../../store/journal.ts';
import { journalHead } from '../../store/log/journal-head.ts';
import { idsOfSecrets } from '../../store/order/own-orders.ts';
import { hashSecret } from '../../store/secrets.ts';
import { findToken } from '../../store/session/sittings.ts';
import type { Services } from '../services.ts';
import { type FindToken, type Listener, listenerOf, movedOn, STAFF_LISTENER, withOrders } from '../session/listener.ts';
import { createRowEvents } from '../session/row-events.ts';
import { createRowSenders, createSharedSenders, isForSharedDevice } from '../session/row-senders.ts';
import { createSharedTokens } from '../session/shared-tokens.ts';
import { createPlaceHubs } from './place-hubs.ts';

/** Most rows that are sent again; a listener that has missed more is told to read again. */
const MOST_TOLD_AGAIN = 1000;

export interface Follower {
  readonly placeId: number;
  /** Its session's secret; undefined: it hears what everybody may hear. */
  readonly token: string | undefined;
  /** Its own id, as it says itself: by it a phone at a counter hears of its own orders and of no stranger's. */
  readonly device?: string | undefined;
  /** Secrets of its orders without a table; an order that is placed after it has begun is not among them. */
  readonly secrets?: readonly string[];
  /** Whether it is a staff member's: it hears of every row that has changed their board. */
  readonly isStaff?: boolean;
  /** The last number that it has seen; undefined or 0: it begins now. */
  readonly lastSeq: number | undefined;
  readonly send: (event: PlaceEvent) => void;
  /** The stream ends; its client has to begin again. */
  readonly onEnd: () => void;
}

/** Whether a staff member lost or changed rights. */
const isRightChanged = (row: JournalRow): boolean =>
  (row.type === 'staff.person' && (row.payload.change === 'removed' || row.payload.change === 'role')) ||
  (row.type === 'staff.device' && row.payload.change === 'removed');

export interface PlaceFeeds {
  /**
   * Tells the follower "hello", then all that it may hear from its last number on. Returns how to stop. A follower
   * without a proof begins anew each time: the answer to an invented number would tell how many orders a venue has.
   */
  readonly follow: (follower: Follower) => () => void;
  /** Ends every follower. */
  readonly close: () => void;
}

export const createPlaceFeeds = ({
  store,
  clock,
  places,
}: Pick<Services, 'store' | 'clock' | 'places'>): PlaceFeeds => {
  const tokens = createSharedTokens(store);
  const hubs = createPlaceHubs(store, tokens.forget);
  const events = createRowEvents();
  const senderOf = createRowSenders(store);
  const sharedSenderOf = createSharedSenders(store);
  const ends = new Set<() => void>();

  const follow = (follower: Follower): (() => void) => {
    const { placeId, token, device, isStaff } = follower;
    const tokenHash = token === undefined ? undefined : hashSecret(token);
    const eventOf = async (row: JournalRow) => {
      if (isStaff) return events.ofStaff(row, told);
      // Every phone of the place hears this row; whom it tells something is for one device to know.
      if (isForSharedDevice(row)) {
        const isOwn = device !== undefined && (await sharedSenderOf(row)) === device;
        return isOwn ? events.ofDevice(row, told) : undefined;
      }
      if (!listener?.isCounter || row.sessionId === null) return events.ofGuests(row, told);
      // A page that says no id cannot be told from strangers: it reads its own again with every order there.
      if (device === undefined || row.orderId === null) return events.atCounter(row, told);
      const sender = await senderOf(row);
      return sender === device || sender === tokenHash ? events.ofGuests(row, told) : undefined;
    };
    let seen = 0;
    let told = 0;
    let stopped = false;
    /** Number of tasks that it is still doing, one after the other. */
    let pending = 0;
    /** undefined: it has not begun. */
    let listener: Listener | undefined;

    let ownIds: ReadonlySet<string> = new Set();

    /** Asked for itself alone: others do not catch up at the same time. */
    const findOwn: FindToken = async () => (tokenHash ? findToken(store.read, placeId, tokenHash) : undefined);
    /** Asked once for all who sit there. */
    const findShared: FindToken = async (sittingId) =>
      tokenHash ? tokens.find(placeId, sittingId, tokenHash) : undefined;
    const listenerBy = async (find: FindToken, sittingId: string): Promise<Listener> =>
      isStaff ? STAFF_LISTENER : withOrders(listenerOf(await find(sittingId), clock), ownIds);

    const say = (event: PlaceEvent): void => {
      if (!stopped) follower.send(event);
      told = event.seq;
    };
    const tell = async (rows: readonly JournalRow[], find: FindToken): Promise<void> => {
      for (const row of rows) {
        if (stopped || row.seq <= seen) continue;
        seen = row.seq;
        if (movedOn(row) !== undefined && listener?.concerns(row))
          listener = await listenerBy(find, row.sessionId ?? '');
        // Their right may have ended: a person who still has it comes back at once.
        if (isStaff && isRightChanged(row)) return end();
        const event = await eventOf(row);
        if (event && (await listener?.mayHear(row, find))) say(event);
      }
    };
    const begin = async (): Promise<void> => {
      await hub.ready;
      ownIds = new Set(await idsOfSecrets(store.read, placeId, (follower.secrets ?? []).map(hashSecret)));
      listener = await listenerBy(findOwn, '');
      const head = await journalHead(store.read, placeId);
      const lastSeq = (listener.isProven && follower.lastSeq) || undefined;
      // More than was ever told: the journal is not the one that the device knew.
      const isAhead = lastSeq !== undefined && lastSeq > head;
      seen = isAhead ? head : (lastSeq ?? head);
      // "hello" says back the number that the device gave, and never one that it did not know.
      told = isAhead ? 0 : (lastSeq ?? 0);
      const menuVersion = (await places.at(store.read, placeId))?.version;
      say({ type: 'hello', menuVersion, seq: told, prev: told });
      if (lastSeq === undefined) return;
      if (isAhead || head - lastSeq > MOST_TOLD_AGAIN) {
        seen = head;
        say({ type: 'reset', seq: head, prev: told });
      } else await tell(await readJournal(store, placeId, lastSeq), findOwn);
    };

    const stop = (): void => {
      stopped = true;
      ends.delete(end);
      hub.stop();
    };
    const end = (): void => {
      stop();
      follower.onEnd();
    };
    let chain: Promise<void> = Promise.resolve();
    const next = (work: () => Promise<void>): void => {
      // A follower whose journal cannot be read begins again, from its last number.
      pending += 1;
      chain = chain
        .then(work)
        .catch(end)
        .finally(() => {
          pending -= 1;
        });
    };
    // Heard from the first moment on, told after it has caught up: nothing falls between the two.
    const hub = hubs.listen(placeId, (rows) => {
      // Thousands listen, and most rows are of one table: a listener that they do not concern does nothing. One that is
      // still busy may hear otherwise afterwards.
      if (pending === 0 && !rows.some((row) => listener?.concerns(row))) return;
      next(() => tell(rows, findShared));
    });
    ends.add(end);
    next(begin);
    return stop;
  };

  return {
    follow,
    close: () => {
      hubs.close();
      for (const end of ends) end();
    },
  };
};
