// The event stream of a place, told from its journal. What one device is told depends on its session alone.
import type { PlaceEvent } from '#contract/events.ts';
import { isSameOrderer } from '#domain/order/orderer.ts';
import { type JournalRow, readJournal } from '../store/journal.ts';
import { journalHead } from '../store/log/journal-head.ts';
import { hashSecret } from '../store/secrets.ts';
import { findToken } from '../store/sittings.ts';
import { type News, newsOf } from './journal-events.ts';
import { ordererOfSitting } from './outbox/take-command.ts';
import { createPlaceHubs } from './place-hubs.ts';
import type { Services } from './services.ts';
import { isAlive } from './table-session.ts';

/** Who has missed more rows is told to read again. */
const MOST_TOLD_AGAIN = 1000;

export interface Follower {
  readonly placeId: number;
  /** Its session's secret; undefined: it hears what everybody may hear. */
  readonly token: string | undefined;
  /** Somebody of the staff: hears of every row that their board has changed. */
  readonly isStaff?: boolean;
  /** The last number that it has seen; undefined: it begins now. */
  readonly lastSeq: number | undefined;
  readonly send: (event: PlaceEvent) => void;
  /** Nothing more will come; it has to begin again. */
  readonly onEnd: () => void;
}

/** Somebody was taken from the staff, or may do other things from now on. */
const isRightChanged = (row: JournalRow): boolean =>
  (row.type === 'staff.person' && (row.payload.change === 'removed' || row.payload.change === 'role')) ||
  (row.type === 'staff.device' && row.payload.change === 'removed');

/** Whose party goes on at another's table with this row: who sits where is looked up anew. */
const movedOn = (row: JournalRow): string | undefined =>
  row.type === 'table.moved' ? row.payload.fromSitting : undefined;

interface Ear {
  /** Answered at once, from what was known when it was last looked up. */
  readonly concerns: (row: JournalRow) => boolean;
  readonly mayHear: (row: JournalRow) => Promise<boolean>;
}

export interface PlaceFeeds {
  /** Tells the follower "hello", then all that it may hear from its last number on. Returns how to stop. */
  readonly follow: (follower: Follower) => () => void;
  /** Ends every follower. */
  readonly close: () => void;
}

export const createPlaceFeeds = ({
  store,
  clock,
  places,
}: Pick<Services, 'store' | 'clock' | 'places'>): PlaceFeeds => {
  const hubs = createPlaceHubs(store);
  const ends = new Set<() => void>();

  /**
   * Which rows are a follower's to hear: those of its table, and those of itself as an orderer. Whether its session still
   * stands is asked for each of them: it may have lapsed or been closed since.
   */
  const earOf = async ({ placeId, token, isStaff }: Follower): Promise<Ear> => {
    if (isStaff) return { concerns: () => true, mayHear: async () => true };
    const tokenHash = token === undefined ? undefined : hashSecret(token);
    const known = tokenHash === undefined ? undefined : await findToken(store.read, placeId, tokenHash);
    const sitting = isAlive(known, clock()) ? known.sitting : undefined;
    const orderer = sitting && ordererOfSitting(sitting);
    const isOfAll = ({ orderId, sessionId }: JournalRow) => orderId === null && sessionId === null;
    return {
      concerns: (row) =>
        isOfAll(row) ||
        (sitting !== undefined && row.sessionId === sitting.id) ||
        (sitting !== undefined && movedOn(row) === sitting.id) ||
        (orderer !== undefined && row.orderer !== undefined && isSameOrderer(row.orderer, orderer)),
      mayHear: async (row) => {
        if (isOfAll(row)) return true;
        if (!sitting || !orderer || tokenHash === undefined) return false;
        const isOwn = row.orderer !== undefined && isSameOrderer(row.orderer, orderer);
        if (!isOwn && row.sessionId !== sitting.id) return false;
        return isAlive(await findToken(store.read, placeId, tokenHash), clock());
      },
    };
  };

  const follow = (follower: Follower): (() => void) => {
    const { placeId, lastSeq } = follower;
    let seen = 0;
    let told = 0;
    let stopped = false;
    /** What it is still doing, one thing after the other. */
    let pending = 0;
    /** undefined: it has not begun. */
    let ear: Ear | undefined;

    const say = (seq: number, news: News): void => {
      if (!stopped) follower.send({ ...news, seq, prev: told });
      told = seq;
    };
    const tell = async (rows: readonly JournalRow[]): Promise<void> => {
      for (const row of rows) {
        if (stopped || row.seq <= seen) continue;
        seen = row.seq;
        if (movedOn(row) !== undefined) ear = await earOf(follower);
        // Their right may have ended: whoever has it still comes back at once.
        if (follower.isStaff && isRightChanged(row)) return end();
        const news: News | undefined = follower.isStaff ? { type: 'board' } : newsOf(row);
        if (news && (await ear?.mayHear(row))) say(row.seq, news);
      }
    };
    const begin = async (): Promise<void> => {
      await hub.ready;
      ear = await earOf(follower);
      const head = await journalHead(store.read, placeId);
      seen = Math.min(lastSeq ?? head, head);
      told = seen;
      say(seen, { type: 'hello', menuVersion: (await places.at(store.read, placeId))?.version });
      if (lastSeq === undefined) return;
      // More than was ever told: the journal is not the one that the device knew.
      if (lastSeq > head || head - lastSeq > MOST_TOLD_AGAIN) {
        seen = head;
        say(head, { type: 'reset' });
      } else await tell(await readJournal(store, placeId, lastSeq));
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
      // Thousands listen, and most rows are of one table: whom they do not concern does nothing for them. Whoever is still
      // at it may hear otherwise afterwards.
      if (pending === 0 && !rows.some((row) => ear?.concerns(row))) return;
      next(() => tell(rows));
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
