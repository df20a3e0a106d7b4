// The judge's rules about tables: successive sittings, and entries that wait for a scan already made.
import type { StoredEntry } from '#contract/outbox/commands.ts';
import type { SessionId } from '#domain/ids.ts';
import type { History, Intent } from './history.ts';
import { TERMS } from './venue.ts';

const MINUTE = 60_000;
/** Time after the last fault in which everything must end, ms: call timeout, backoff, stolen lock. */
export const QUIET = 4 * MINUTE;

interface Seats {
  readonly history: History;
  /** Sessions stored on the device. */
  readonly sessions: readonly { readonly id: SessionId }[];
  /** The end, epoch ms. */
  readonly now: number;
}

/** Whether staff merged the one into the other. */
const isPartOf = ({ mergedInto }: History, one: SessionId, other: string): boolean => {
  const seen = new Set<SessionId>();
  for (let next: SessionId | undefined = one; next && !seen.has(next); next = mergedInto.get(next)) {
    if (next === other) return true;
    seen.add(next);
  }
  return false;
};

/** Whether a command of one sitting may run under another: the guest has scanned the same table again. */
export const mayGoBy = (
  history: History,
  meant: SessionId | undefined,
  used: SessionId | string | undefined,
): boolean => {
  if (meant === undefined || used === undefined) return meant === used;
  const before = history.scanned.get(meant);
  const later = [...history.scanned].flatMap(([id, { table, at }]) =>
    before && table === before.table && at > before.at ? id : [],
  );
  return [meant, ...later].some((one) => isPartOf(history, one, used));
};

/** Whether the entry still asks for a scan that was made since, or asks although it is too old to be cooked. */
export const isHeld = (
  { history, sessions, now }: Seats,
  { id, askReason }: StoredEntry,
  intent: Intent | undefined,
): boolean => {
  if (askReason !== 'session' || intent?.sessionId === undefined) return false;
  const sightings = history.seen.get(id) ?? [];
  const asksSince = sightings[sightings.findLastIndex(({ entry }) => entry.askReason !== 'session') + 1]?.at ?? now;
  const seat = history.scanned.get(intent.sessionId);
  const isScanned = sessions.some((one) => {
    const scan = history.scanned.get(one.id);
    return scan !== undefined && scan.table === seat?.table && scan.at > asksSince;
  });
  const followedSince = Math.max(asksSince, ...history.clockSet);
  return isScanned || now - followedSince > TERMS.orderAskMinutes * MINUTE + QUIET;
};
