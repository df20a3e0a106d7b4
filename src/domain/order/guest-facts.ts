// Facts about an order that guests see beside its status. They state only actions that were really taken.
import { heardAt, isCalledBack, isHeld, isShownInPart, type OrderFacts } from './order-facts.ts';
import type { RejectReason } from './reject-reason.ts';
import type { UsualMinutes } from './usual-minutes.ts';

/** Times are epoch ms of the server's clock. */
export interface GuestFacts {
  /** First order of its table: the kitchen gets it once a waiter has confirmed it. */
  readonly held?: boolean;
  /** When a waiter confirmed the order. */
  readonly confirmedAt?: number;
  readonly seenAt?: number;
  /** One station has shown its part, and another one has not. */
  readonly inPart?: boolean;
  /** Shown on a waiter's screen, because its kitchen has no screen. */
  readonly seenByWaiter?: boolean;
  readonly acceptedAt?: number;
  /** The venue accepts automatically, so no person has seen it yet. */
  readonly acceptedByVenue?: boolean;
  /** Accepted on a kitchen's screen; absent: by a person. */
  readonly acceptedByKitchen?: boolean;
  /** First names, when the venue shares them with guests. */
  readonly acceptedBy?: string;
  readonly servedBy?: string;
  readonly startedAt?: number;
  /** The kitchen has recalled the order, and no part was ready since. */
  readonly recalledAt?: number;
  readonly delayed?: { readonly minutes: number; readonly at: number };
  readonly servedAt?: number;
  /** "Served" was pressed by mistake, and the order is not with the guests yet. */
  readonly unservedAt?: number;
  /** Reason for each void line, by line index. */
  readonly voids?: Readonly<Record<string, RejectReason>>;
  /** With `rejected`. */
  readonly reason?: RejectReason;
  /** Its guest may withdraw the order now. */
  readonly mayWithdraw?: boolean;
  /** No screen of the kitchen can be reached now. */
  readonly unreached?: boolean;
  /** The venue does not show guests the time of each step. */
  readonly untimed?: boolean;
  /** Minutes that the venue asked for such orders when it took this one; absent: unknown. */
  readonly lead?: number;
  /** Usual duration of such orders; absent: unknown. */
  readonly usual?: UsualMinutes;
}

/** Facts that a guest may see: no station, and names only through `nameOf`. */
export const guestFacts = (
  facts: OrderFacts,
  reason: RejectReason | undefined,
  nameOf: (by: string) => string | undefined = () => undefined,
): GuestFacts => {
  const { seenAt, accepted, startedAt, recalledAt, delayed, servedAt, unservedAt, lineVoids, lead } = facts;
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
    ...(lead !== undefined && { lead }),
    ...(reason && { reason }),
  };
};
