// Where a waiting command may go: the table of moves, taking back, and when it is tried again.
import type { CommandEnvelope, EntryState } from './outbox.ts';

/**
 * Where an entry may go from each state. `saved` and `asking` reach `received` when the server is found to have it
 * after all (its answer was lost), and `refused` when the guest takes the order back. The last three are the end.
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

/** Throws a RangeError for a step that the table of moves does not know; staying where it is, is no step. */
export function assertEntryMove(from: EntryState, to: EntryState): void {
  if (from !== to && !canMoveEntry(from, to)) throw new RangeError(`A command cannot go from ${from} to ${to}`);
}

/** A guest may take back what is not under way; with `mayHaveArrived` the server has to be asked for it. */
export const canCancel = (entry: Pick<CommandEnvelope, 'state'>): boolean =>
  entry.state === 'saved' || entry.state === 'asking';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/**
 * How long to wait, in ms, before trying again after that many attempts (1, 2, …): anything up to a limit that doubles
 * from one second to a minute, so that a room full of tablets does not return all at once. `random` in [0, 1).
 */
export const backoffMs = (attempt: number, random: number): number => {
  const doublings = Math.min(10, Math.max(0, attempt - 1));
  return Math.floor(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** doublings) * random);
};
