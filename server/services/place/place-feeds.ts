// The event stream of a place, read from its journal. A device's session decides which events it gets.
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

/** Maximum number of rows that are sent again; a listener that missed more must read again. */
const MOST_TOLD_AGAIN = 1000;

export interface Follower {
  readonly placeId: number;
  /** Secret of the session; `undefined`: public events only. */
  readonly token: string | undefined;
  /** Device id, as claimed: with it, a phone at a counter gets events of its own orders only. */
  readonly device?: string | undefined;
  /** Secrets of the device's orders without a table, as of the start of the stream. */
  readonly secrets?: readonly string[];
  /** Whether the listener is a staff member, who gets every row that changes the board. */
  readonly isStaff?: boolean;
  /** The last number that the listener has seen; `undefined` or 0: the listener starts now. */
  readonly lastSeq: number | undefined;
  readonly send: (event: PlaceEvent) => void;
  /** The stream ends; its client must connect again. */
  readonly onEnd: () => void;
}

/** Whether the row changes the rights of a staff member. */
const isRightChanged = (row: JournalRow): boolean =>
  (row.type === 'staff.person' && (row.payload.change === 'removed' || row.payload.change === 'role')) ||
  (row.type === 'staff.device' && row.payload.change === 'removed');

export interface PlaceFeeds {
  /**
   * Sends "hello", then all events after the follower's last number. Returns the function that stops it. A follower without
   * proof always starts anew: the answer to an invented number would reveal the number of orders.
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
      // Every phone of the place has the stream; only one device may see this event.
      if (isForSharedDevice(row)) {
        const isOwn = device !== undefined && (await sharedSenderOf(row)) === device;
        return isOwn ? events.ofDevice(row, told) : undefined;
      }
      if (!listener?.isCounter || row.sessionId === null) return events.ofGuests(row, told);
      // Without a device id, the page cannot be told from strangers, so it reads its data again at every order.
      if (device === undefined || row.orderId === null) return events.atCounter(row, told);
      const sender = await senderOf(row);
      return sender === device || sender === tokenHash ? events.ofGuests(row, told) : undefined;
    };
    let seen = 0;
    let told = 0;
    let stopped = false;
    /** Number of queued tasks; they run one after another. */
    let pending = 0;
    /** `undefined`: not started yet. */
    let listener: Listener | undefined;

    let ownIds: ReadonlySet<string> = new Set();

    /** Uncached: other listeners do not catch up at this moment. */
    const findOwn: FindToken = async () => (tokenHash ? findToken(store.read, placeId, tokenHash) : undefined);
    /** One lookup for all listeners of the sitting. */
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
        // The person's access may have ended; with access, the client reconnects at once.
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
      // A number above the head means that the device knew another journal.
      const isAhead = lastSeq !== undefined && lastSeq > head;
      seen = isAhead ? head : (lastSeq ?? head);
      // "hello" repeats the device's number, and never one unknown to it.
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
      // When the journal cannot be read, the follower must reconnect from its last number.
      pending += 1;
      chain = chain
        .then(work)
        .catch(end)
        .finally(() => {
          pending -= 1;
        });
    };
    // Subscribes at once and delivers after catching up, so that no event is lost in between.
    const hub = hubs.listen(placeId, (rows) => {
      // With thousands of listeners, a row of another table must cost nothing. A busy listener may be concerned once it is
      // done.
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
