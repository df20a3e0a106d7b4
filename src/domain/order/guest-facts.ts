// What guests are told of an order beside its status. No more is said than somebody has done.
import type { OrderStatus } from './order.ts';
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

/** How far an order is for its guest: its status, and before the first step what somebody has done with it. */
export const GUEST_STAGES = ['sent', 'seen', 'accepted', 'cooking'] as const;
export type GuestStage = (typeof GUEST_STAGES)[number] | Exclude<OrderStatus, 'ordered'>;

export const guestStage = (status: OrderStatus, facts: GuestFacts | undefined): GuestStage => {
  if (status !== 'ordered') return status;
  if (facts?.startedAt !== undefined) return 'cooking';
  if (facts?.acceptedAt !== undefined) return 'accepted';
  return facts?.seenAt === undefined ? 'sent' : 'seen';
};
