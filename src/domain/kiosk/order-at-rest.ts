// The order that a hotel room's idle screen tells of.

import { guestStatus } from '../order/guest-stage.ts';
import type { PlacedOrder } from '../order/order.ts';
import { type EntryState, isSettled } from '../outbox/outbox.ts';

/** How long an order is told of, ms: staff of many hotels press nothing once the food is in the room. */
const TOLD_MS = 2 * 60 * 60_000;

/** Whether the guest still waits for this order, or has not long known that it does not come. `now`: as the server's clock. */
export const isToldAtRest = (
  { state, order }: { readonly state: EntryState; readonly order?: PlacedOrder | undefined },
  now: number,
): boolean => {
  if (!isSettled(state)) return true;
  if (state !== 'received' || !order) return false;
  const status = guestStatus(order.status, order.facts);
  if (status === 'served_spot' || status === 'paid') return false;
  return now - Math.max(order.placedAt, order.details?.wantedAt ?? 0) < TOLD_MS;
};
