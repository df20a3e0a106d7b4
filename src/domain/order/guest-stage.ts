import type { GuestFacts } from './guest-facts.ts';
import type { OrderStatus, PlacedOrder } from './order.ts';

/** How far an order is for its guest: its status, and before the first step what somebody has done with it. */
type GuestStage = 'sent' | 'seen' | 'accepted' | 'cooking' | Exclude<OrderStatus, 'ordered'>;

export const guestStage = (status: OrderStatus, facts: GuestFacts | undefined): GuestStage => {
  if (status !== 'ordered') return status;
  if (facts?.startedAt !== undefined) return 'cooking';
  if (facts?.acceptedAt !== undefined) return 'accepted';
  return facts?.seenAt === undefined ? 'sent' : 'seen';
};

/** So long an order may lie unseen before its guest is asked to tell somebody. */
const UNHEARD_MS = 180_000;

/** No screen and no printer has shown the order, for so long that nobody may come. `now`: epoch ms of the server's clock. */
export const isUnheard = (
  { status, facts, placedAt }: Pick<PlacedOrder, 'status' | 'facts' | 'placedAt'>,
  now: number,
): boolean => {
  const stage = guestStage(status, facts);
  // What the venue accepts by itself was seen by nobody.
  const isByItself = stage === 'accepted' && facts?.acceptedByVenue === true && facts.seenAt === undefined;
  return (stage === 'sent' || isByItself) && now - placedAt >= UNHEARD_MS;
};
