import type { PlacedOrder } from './order.ts';
import type { UsualMinutes } from './usual-minutes.ts';

const MINUTE = 60_000;

/**
 * What may still be said of how long an order usually takes; undefined: it is done or turned down, somebody has named a delay, or it has waited
 * for longer. It is never counted down: what is left of a habit is no promise. `now`: epoch ms of the server's clock.
 */
export const usualNow = (
  { status, facts, placedAt }: Pick<PlacedOrder, 'status' | 'facts' | 'placedAt'>,
  now: number,
): UsualMinutes | undefined => {
  const usual = facts?.usual;
  if (status !== 'ordered' || !usual || facts?.delayed) return undefined;
  return now - placedAt < usual.to * MINUTE ? usual : undefined;
};
