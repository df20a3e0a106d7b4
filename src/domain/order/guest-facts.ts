// Facts about an order that guests see beside its status. They say no more than somebody has done.
import { heardAt, isCalledBack, isHeld, isShownInPart, type OrderFacts } from './order-facts.ts';
import type { RejectReason } from './reject-reason.ts';
import type { UsualMinutes } from './usual-minutes.ts';

/** Times are epoch ms of the server's clock. */
export interface GuestFacts {
  /** The first order of its table: the kitchen has it once a waiter has confirmed it. */
  readonly held?: boolean;
  /** When a waiter did. */
  readonly confirmedAt?: number;
  readonly seenAt?: number;
  /** A station has shown its part of it, and another one has not. */
  readonly inPart?: boolean;
  /** On a waiter's screen: its kitchen has none. */
  readonly seenByWaiter?: boolean;
  readonly acceptedAt?: number;
  /** The venue accepts by itself: nobody has seen it yet. */
  readonly acceptedByVenue?: boolean;
  /** A screen of the kitchen did; else a person of the venue. */
  readonly acceptedByKitchen?: boolean;
  /** First names, where the venue wants its guests to know them. */
  readonly acceptedBy?: string;
  readonly servedBy?: string;
  readonly startedAt?: number;
  /** The kitchen has called it back, and nothing of it has been ready since. */
  readonly recalledAt?: number;
  readonly delayed?: { readonly minutes: number; readonly at: number };
  readonly servedAt?: number;
  /** "Served" was a mistake, and it is not with them yet. */
  readonly unservedAt?: number;
  /** By the line's index: why a dish was taken off the order. */
  readonly voids?: Readonly<Record<string, RejectReason>>;
  /** With `rejected`. */
  readonly reason?: RejectReason;
  /** No screen that could show it to the kitchen can be reached now. */
  readonly unreached?: boolean;
  /** The venue does not want its guests to read when a step was done. */
  readonly untimed?: boolean;
  /** How long orders like this one took; absent: not known. */
  readonly usual?: UsualMinutes;
}

/** Facts that the guest may know: no station, and names only as `nameOf` gives them. */
export const guestFacts = (
  facts: OrderFacts,
  reason: RejectReason | undefined,
  nameOf: (by: string) => string | undefined = () => undefined,
): GuestFacts => {
  const { seenAt, accepted, startedAt, recalledAt, delayed, servedAt, unservedAt, lineVoids } = facts;
  const acceptedBy = accepted && nameOf(accepted.by);
  const servedBy = facts.servedBy === undefined ? undefined : nameOf(facts.servedBy);
  return {
    ...(isHeld(facts) && { held: true }),
    ...(facts.confirmed && { confirmedAt: facts.confirmed.at }),
    ...(seenAt !== undefined && { seenAt }),
    ...(isShownInPart(facts) && heardAt(facts) === undefined && { inPart: true }),
    ...(facts.seenByWaiter && { seenByWaiter: true }),
    ...(accepted && { acceptedAt: accepted.at }),
    ...(accepted?.by === '' && { acceptedByVenue: true }),
    ...(accepted?.station && { acceptedByKitchen: true }),
    ...(acceptedBy !== undefined && { acceptedBy }),
    ...(startedAt !== undefined && { startedAt }),
    ...(recalledAt !== undefined && isCalledBack(facts) && { recalledAt }),
    ...(delayed && { delayed: { minutes: delayed.minutes, at: delayed.at } }),
    ...(servedAt !== undefined && { servedAt }),
    ...(unservedAt !== undefined && { unservedAt }),
    ...(lineVoids && {
      voids: Object.fromEntries(Object.entries(lineVoids).map(([line, one]) => [line, one.reason])),
    }),
    ...(servedBy !== undefined && { servedBy }),
    ...(reason && { reason }),
  };
};

/** "Maria" of "Maria Petrova": by more a guest need not know her. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
