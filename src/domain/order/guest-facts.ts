// What guests are told of an order beside its status. No more is said than somebody has done.
import type { OrderFacts } from './order-facts.ts';
import type { RejectReason } from './reject-reason.ts';

/** Times are epoch ms of the server's clock. */
export interface GuestFacts {
  readonly seenAt?: number;
  readonly acceptedAt?: number;
  readonly startedAt?: number;
  readonly delayed?: { readonly minutes: number; readonly at: number };
  readonly servedAt?: number;
  /** With `rejected`. */
  readonly reason?: RejectReason;
}

/** What of the house's facts is the guest's to know: no station, no names. */
export const guestFacts = (facts: OrderFacts, reason: RejectReason | undefined): GuestFacts => {
  const { seenAt, accepted, startedAt, delayed, servedAt } = facts;
  return {
    ...(seenAt !== undefined && { seenAt }),
    ...(accepted && { acceptedAt: accepted.at }),
    ...(startedAt !== undefined && { startedAt }),
    ...(delayed && { delayed: { minutes: delayed.minutes, at: delayed.at } }),
    ...(servedAt !== undefined && { servedAt }),
    ...(reason && { reason }),
  };
};
