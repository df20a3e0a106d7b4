// Finished tickets that keep their place on a station's screen for a moment, so that no other ticket moves under a finger.
import type { OrderId } from '../ids.ts';
import type { ReadyTicket, StationBoard, Ticket } from './tickets.ts';

/** Pause without another finished ticket after which the others move up, in ms. */
export const HOLD_MS = 4_000;

export interface HeldTickets {
  /** Open tickets of the last look. */
  readonly open: ReadonlySet<OrderId>;
  /** Finished tickets that still stand in their places. */
  readonly held: readonly ReadyTicket[];
  /** Until when they stand, epoch ms. */
  readonly until: number;
}

export const NONE_HELD: HeldTickets = { open: new Set(), held: [], until: 0 };

const isSame = (a: HeldTickets, b: HeldTickets): boolean =>
  a.until === b.until &&
  a.open.size === b.open.size &&
  [...a.open].every((id) => b.open.has(id)) &&
  a.held.length === b.held.length &&
  a.held.every((one, at) => one === b.held[at]);

/**
 * The next state: every ticket that was open and is ready now is held, and all leave together after the pause. The same
 * object when nothing has changed.
 */
export const holdTickets = (
  before: HeldTickets,
  { open, ready }: Pick<StationBoard, 'open' | 'ready'>,
  now: number,
): HeldTickets => {
  const isOpen = new Set(open.map(({ id }) => id));
  const left = ready.filter(({ id }) => before.open.has(id) && !isOpen.has(id));
  const until = left.length > 0 ? now + HOLD_MS : before.until;
  const readyIds = new Set(ready.map(({ id }) => id));
  const kept = now < until ? before.held.filter(({ id }) => readyIds.has(id) && !isOpen.has(id)) : [];
  const next = { open: isOpen, held: [...kept, ...left], until };
  return isSame(before, next) ? before : next;
};

/** Open and held tickets in the board's own sequence. */
export const inPlace = (open: readonly Ticket[], held: readonly ReadyTicket[]): readonly Ticket[] =>
  held.length === 0 ? open : [...open, ...held].toSorted((a, b) => a.dueFrom - b.dueFrom || a.number - b.number);

/** The ticket that has waited longest, told apart once two or more are late; `undefined`: none. */
export const longestWaiting = (
  open: readonly Pick<Ticket, 'id' | 'dueFrom'>[],
  isLate: (dueFrom: number) => boolean,
): OrderId | undefined => {
  const [first, second] = open.filter(({ dueFrom }) => isLate(dueFrom)).toSorted((a, b) => a.dueFrom - b.dueFrom);
  return second && first?.id;
};
