import type { GuestFacts } from './guest-facts.ts';
import type { OrderStatus } from './order.ts';

/** How far an order is for its guest: its status, and before the first step what somebody has done with it. */
type GuestStage = 'sent' | 'seen' | 'accepted' | 'cooking' | Exclude<OrderStatus, 'ordered'>;

export const guestStage = (status: OrderStatus, facts: GuestFacts | undefined): GuestStage => {
  if (status !== 'ordered') return status;
  if (facts?.startedAt !== undefined) return 'cooking';
  if (facts?.acceptedAt !== undefined) return 'accepted';
  return facts?.seenAt === undefined ? 'sent' : 'seen';
};
