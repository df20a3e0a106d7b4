import type { GuestFacts } from './guest-facts.ts';
import type { OrderStatus, PlacedOrder } from './order.ts';
import { presentStatus } from './standing/present-status.ts';
import { lookedAtFrom } from './times/looked-at.ts';

/** Progress of an order for its guest: its status and, before the first status change, the facts. */
type GuestStage = 'held' | 'sent' | 'seen' | 'accepted' | 'cooking' | Exclude<OrderStatus, 'ordered'>;

const BEFORE_SERVING: readonly OrderStatus[] = [
  'ordered',
  'cooked_spot',
  'cooked_delivery',
  'cooked_preorder',
  'cooked_room',
];

/** Status as the guest sees it: a recalled order is cooking again. */
export const guestStatus = (said: OrderStatus, facts: GuestFacts | undefined): OrderStatus => {
  const status = presentStatus(said, facts);
  return facts?.recalledAt !== undefined && BEFORE_SERVING.includes(status) ? 'ordered' : status;
};

export const guestStage = (said: OrderStatus, facts: GuestFacts | undefined): GuestStage => {
  const status = guestStatus(said, facts);
  if (status !== 'ordered') return status;
  // Statuses never go back, so a recall is a fact.
  if (facts?.recalledAt !== undefined) return 'cooking';
  if (facts?.held) return 'held';
  if (facts?.startedAt !== undefined) return 'cooking';
  if (facts?.acceptedAt !== undefined) return 'accepted';
  return facts?.seenAt === undefined ? 'sent' : 'seen';
};

/** Time that an order may be unseen before its guest is asked to tell staff, ms. */
const UNHEARD_MS = 180_000;

/**
 * True when no screen or printer has shown the order for too long, or when none of them can be reached. `now`: epoch ms of
 * the server's clock, as is `wantedAt`, the later time for which it was ordered.
 */
export const isUnheard = (
  { status, facts, placedAt }: Pick<PlacedOrder, 'status' | 'facts' | 'placedAt'>,
  now: number,
  wantedAt?: number,
): boolean => {
  // The kitchen has the order only since a waiter confirmed it.
  const from = Math.max(lookedAtFrom(placedAt, wantedAt), facts?.confirmedAt ?? 0);
  const stage = guestStage(status, facts);
  // An automatically accepted order was not seen by a person.
  const isByItself = stage === 'accepted' && facts?.acceptedByVenue === true && facts.seenAt === undefined;
  // One station's fact does not cover another station.
  const isInPart = status === 'ordered' && facts?.inPart === true;
  return (
    (stage === 'held' || stage === 'sent' || isByItself || isInPart) &&
    now >= from &&
    (facts?.unreached === true || now - from >= UNHEARD_MS)
  );
};
