// State moves of a waiting command: the table of moves, cancelling, and retry times.
import type { CommandEnvelope, EntryState } from './outbox.ts';

/**
 * Next states of an entry. `saved` and `asking` may become `received` when the server turns out to have it (its answer was
 * lost), and `refused` when the guest withdraws it. The last three states are final.
 */
export const ENTRY_MOVES: Readonly<Record<EntryState, readonly EntryState[]>> = {
  saved: ['sending', 'asking', 'received', 'refused', 'expired'],
  sending: ['saved', 'asking', 'received', 'refused', 'expired'],
  asking: ['saved', 'sending', 'received', 'refused', 'expired'],
  received: [],
  refused: [],
  expired: [],
};

export const canMoveEntry = (from: EntryState, to: EntryState): boolean => ENTRY_MOVES[from].includes(to);

/** Throws a RangeError for a move outside the table; an unchanged state is no move. */
export function assertEntryMove(from: EntryState, to: EntryState): void {
  if (from !== to && !canMoveEntry(from, to)) throw new RangeError(`A command cannot go from ${from} to ${to}`);
}

/** Whether a guest may withdraw an entry: not while it is being sent; with `mayHaveArrived` the server must be asked. */
export const canCancel = (entry: Pick<CommandEnvelope, 'state'>): boolean =>
  entry.state === 'saved' || entry.state === 'asking';

/** Whether no attempt has left the device, so that the entry can be withdrawn without the server. */
export const isOnlyHere = (entry: Pick<CommandEnvelope, 'state' | 'mayHaveArrived'>): boolean =>
  canCancel(entry) && !entry.mayHaveArrived;

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/**
 * Pause in ms before the next attempt, after that many attempts (1, 2, …): random up to a limit that doubles from one second
 * to `longest` (ms; a minute), so that many tablets do not retry at once. `random` in [0, 1).
 */
export const backoffMs = (attempt: number, random: number, longest = LONGEST_WAIT): number => {
  const doublings = Math.min(10, Math.max(0, attempt - 1));
  return Math.floor(Math.min(longest, FIRST_WAIT * 2 ** doublings) * random);
};
