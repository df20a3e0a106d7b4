// When a waiting order is sent, asked about, or given up. Late food is worse than no food.

import type { Settings } from '../place/settings.ts';
import type { AgeLimits, CommandEnvelope, EntryState } from './outbox.ts';

const MINUTE = 60_000;

/** Age limits of an order, as the place has set them. */
export const orderAges = (settings: Pick<Settings, 'orderSilentMinutes' | 'orderAskMinutes'>): AgeLimits => ({
  silentMinutes: settings.orderSilentMinutes,
  askMinutes: settings.orderAskMinutes,
});

/**
 * Age limits of an order for later, as the place has set them: its time and not its age says whether it still counts, so its
 * guest is not asked. `takenUntil`: the last moment at which it can be taken for its time; both in epoch ms.
 */
export const ordersForLater = (
  createdAt: number,
  takenUntil: number,
): Pick<Settings, 'orderSilentMinutes' | 'orderAskMinutes'> => {
  const minutes = Math.max(0, (takenUntil - createdAt) / MINUTE);
  return { orderSilentMinutes: minutes, orderAskMinutes: minutes };
};

/**
 * Age limits of a nameless order that is handed over by its label: its guest stands there and waits, and after they have
 * gone it would be cooked for nobody.
 */
export const NUMBER_AGES: Pick<Settings, 'orderSilentMinutes' | 'orderAskMinutes'> = {
  orderSilentMinutes: 0.5,
  orderAskMinutes: 0.5,
};

/** Age limits of a request for the bill: a guest who still sits there after five minutes may have paid at the bar. */
export const BILL_AGES: AgeLimits = { silentMinutes: 5, askMinutes: 20 };

/** Age limits of a call: a guest who called five minutes ago has waved by now, so no waiter should come for nothing. */
export const CALL_AGES: AgeLimits = { silentMinutes: 5, askMinutes: 5 };

/** Age limits of a message that is never too late, such as feedback. Sent at any age, known or not. */
export const NO_AGES: AgeLimits = { silentMinutes: 10_000_000, askMinutes: 10_000_000 };

/**
 * Age limits of a staff action: never too old, and never asked about, because it says what they have done. The table of
 * moves, and not its age, says whether it still counts.
 */
export const STAFF_AGES: AgeLimits = {
  silentMinutes: Number.POSITIVE_INFINITY,
  askMinutes: Number.POSITIVE_INFINITY,
};

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

/**
 * How old a waiting order is, in ms, by the server's clock at both ends. Never negative; undefined where the device did
 * not know that clock when the order was made, or does not know it now.
 */
export const ageOf = (entry: Pick<CommandEnvelope, 'createdAt'>, serverNow: number | undefined): number | undefined =>
  entry.createdAt === undefined || serverNow === undefined ? undefined : Math.max(0, serverNow - entry.createdAt);

export type AgeVerdict = 'send' | 'ask' | 'expire';

/**
 * Verdict by age: sent silently up to the first limit, asked about up to the second, then given up. A guest's "yes, still"
 * counts up to the second limit. An unknown age is asked about, once.
 */
export const ageVerdict = (ageMs: number | undefined, limits: AgeLimits, confirmed: boolean): AgeVerdict => {
  if (ageMs === undefined) return confirmed || limits.silentMinutes >= NO_AGES.silentMinutes ? 'send' : 'ask';
  if (ageMs <= Math.min(limits.silentMinutes, limits.askMinutes) * MINUTE) return 'send';
  if (ageMs > limits.askMinutes * MINUTE) return 'expire';
  return confirmed ? 'send' : 'ask';
};

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
