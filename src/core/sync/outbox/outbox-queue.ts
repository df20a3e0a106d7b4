// Send sequence. Commands of one orderer go in the sequence in which they were given; orderers do not wait for each other. A
// command that waits for its guest blocks no other, and neither does one that fails on the server.
import type { StoredCommand } from '#contract/outbox/command.ts';
import { type CommandKinds, kindOf } from '#contract/outbox/commands.ts';
import { ordererKey } from '#domain/order/orderer.ts';

/** After this many failed attempts the order is at fault, not the network: later ones overtake it. */
export const POISON_ATTEMPTS = 8;
/** Longer than any pause of ours: a time further off was stored before the clock was set back. */
const LONGEST_WAIT = 11 * 60_000;
const LOOK_AGAIN = 60_000;

const keyOf = (entry: StoredCommand): string => `${entry.placeId} ${ordererKey(entry.orderer)}`;

const later = (at: number, now: number): number => (at > now + LONGEST_WAIT ? now : at);

/** Epoch ms, device clock: earliest next attempt. `wake`: only the server's Retry-After counts. */
export const dueAt = (entry: StoredCommand, now: number, wake = false): number =>
  Math.max(later(entry.notBefore, now), wake ? 0 : later(entry.nextAt, now));

/**
 * Whether an earlier command of the same orderer must end before this one starts, even one that waits for its guest. A
 * command that may have arrived waits for no other.
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
  /** Makes later commands of the entry's orderer wait. */
  readonly hold: (entry: StoredCommand) => void;
  /** When the first entry that needs no guest is due; never before `now`. Entries in sequence. */
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
          // The entry is checked again when it has become too old for a question.
          if (entry.nextAt > 0) times.push(entry.nextAt > now ? entry.nextAt : now + LOOK_AGAIN);
        } else if (waitsForOthers(kinds, entry, entries)) {
          // The end of earlier ones triggers another flush; its own age is still checked.
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
