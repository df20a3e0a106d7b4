import type { PlacedOrder } from './order.ts';
import type { UsualMinutes } from './usual-minutes.ts';

const MINUTE = 60_000;

/**
 * Usual duration of an order while it may be shown; undefined: the order is done or rejected, staff set a delay, or it has
 * waited longer. Never a countdown: the remaining time is no promise. `now`: epoch ms of the server's clock.
 */
export const usualNow = (
  { status, facts, placedAt }: Pick<PlacedOrder, 'status' | 'facts' | 'placedAt'>,
  now: number,
): UsualMinutes | undefined => {
  const usual = facts?.usual;
  if (status !== 'ordered' || !usual || facts?.delayed) return undefined;
  return now - placedAt < usual.to * MINUTE ? usual : undefined;
};
