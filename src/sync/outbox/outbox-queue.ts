// Who waits for whom. Orders of one session go out in the order in which the guest sent them; sessions do not wait for
// each other. An order that waits for its guest holds nobody up, and neither does one that the server could not digest.
import type { StoredEntry } from '#contract/stored.ts';

/** After so many answers or silences it is this order that is wrong, not the network: the next ones go past it. */
export const POISON_ATTEMPTS = 8;
/** Longer than any waiting time of ours: a moment further off than this was noted before the clock was set back. */
const LONGEST_WAIT = 11 * 60_000;
const LOOK_AGAIN = 60_000;

const keyOf = (entry: StoredEntry): string => `${entry.placeId} ${entry.sessionId}`;

const later = (at: number, now: number): number => (at > now + LONGEST_WAIT ? now : at);

/** Epoch ms, device clock, from which on it may be sent. `wake`: only what the server itself asked for counts. */
export const dueAt = (entry: StoredEntry, now: number, wake = false): number =>
  Math.max(later(entry.notBefore, now), wake ? 0 : later(entry.nextAt, now));

export interface QueueView {
  readonly isHeldUp: (entry: StoredEntry) => boolean;
  /** Later orders of its session wait for this one. */
  readonly hold: (entry: StoredEntry) => void;
  /** When the first of those that need no guest is due; never before `now`. Entries in their order. */
  readonly soonest: (entries: readonly StoredEntry[], now: number) => number | undefined;
}

export function createQueueView(): QueueView {
  const held = new Set<string>();
  const isHeldUp = (entry: StoredEntry) => held.has(keyOf(entry));
  const hold = (entry: StoredEntry) => {
    if (entry.attempts < POISON_ATTEMPTS) held.add(keyOf(entry));
  };
  return {
    isHeldUp,
    hold,
    soonest: (entries, now) => {
      const times: number[] = [];
      for (const entry of entries) {
        if (entry.askReason !== undefined) {
          // Looked at once more when it has become too old to be asked about.
          const settlesItself = entry.askReason === 'age' || !entry.mayHaveArrived;
          if (entry.nextAt > 0 && settlesItself) times.push(entry.nextAt > now ? entry.nextAt : now + LOOK_AGAIN);
        } else if (!isHeldUp(entry)) {
          times.push(Math.max(now, dueAt(entry, now)));
          hold(entry);
        }
      }
      return times.length > 0 ? Math.min(...times) : undefined;
    },
  };
}
