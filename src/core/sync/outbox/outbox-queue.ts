// The order of sending. Commands of one orderer go out in the order in which they were given; orderers do not wait for each
// other. A command that waits for its guest holds nobody up, and neither does one that the server could not digest.
import type { StoredCommand } from '#contract/outbox/command.ts';
import { type CommandKinds, kindOf } from '#contract/outbox/commands.ts';
import { ordererKey } from '#domain/order/orderer.ts';

/** After so many answers or silences it is this order that is wrong, not the network: the next ones go past it. */
export const POISON_ATTEMPTS = 8;
/** Longer than any waiting time of ours: a moment further off than this was noted before the clock was set back. */
const LONGEST_WAIT = 11 * 60_000;
const LOOK_AGAIN = 60_000;

const keyOf = (entry: StoredCommand): string => `${entry.placeId} ${ordererKey(entry.orderer)}`;

const later = (at: number, now: number): number => (at > now + LONGEST_WAIT ? now : at);

/** Epoch ms, device clock, from which on it may be sent. `wake`: only what the server itself asked for counts. */
export const dueAt = (entry: StoredCommand, now: number, wake = false): number =>
  Math.max(later(entry.notBefore, now), wake ? 0 : later(entry.nextAt, now));

/**
 * Whether an earlier command of the same orderer has to come to its end before this one may be begun, be it that it waits
 * for its guest. What may have arrived already waits for nobody.
 */
export const waitsForOthers = (kinds: CommandKinds, entry: StoredCommand, open: readonly StoredCommand[]): boolean => {
  const waitsFor = kindOf(kinds, entry.kind)?.waitsFor ?? [];
  return (
    !entry.mayHaveArrived &&
    open.some((one) => one.seq < entry.seq && waitsFor.includes(one.kind) && keyOf(one) === keyOf(entry))
  );
};

export interface QueueView {
  readonly isHeldUp: (entry: StoredCommand) => boolean;
  /** Later commands of its orderer wait for this one. */
  readonly hold: (entry: StoredCommand) => void;
  /** When the first of those that need no guest is due; never before `now`. Entries in their order. */
  readonly soonest: (entries: readonly StoredCommand[], now: number) => number | undefined;
}

export function createQueueView(kinds: CommandKinds): QueueView {
  const held = new Set<string>();
  const isHeldUp = (entry: StoredCommand) => held.has(keyOf(entry));
  const hold = (entry: StoredCommand) => {
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
          if (entry.nextAt > 0) times.push(entry.nextAt > now ? entry.nextAt : now + LOOK_AGAIN);
        } else if (waitsForOthers(kinds, entry, entries)) {
          // The end of those before it flushes again; its own age is looked at all the same.
          times.push(now + LOOK_AGAIN);
        } else if (!isHeldUp(entry)) {
          times.push(Math.max(now, dueAt(entry, now)));
          hold(entry);
        }
      }
      return times.length > 0 ? Math.min(...times) : undefined;
    },
  };
}
