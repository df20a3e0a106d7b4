import type { PlacedOrder } from './order.ts';
import type { UsualMinutes } from './usual-minutes.ts';

const MINUTE = 60_000;

/**
 * The usual time of an order, if it may still be said; undefined: it is done or refused, somebody has named a delay, or it
 * has waited for longer. It is never counted down: the rest of a usual time is no promise. `now`: epoch ms of the server's
 * clock.
 */
export const usualNow = (
  { status, facts, placedAt }: Pick<PlacedOrder, 'status' | 'facts' | 'placedAt'>,
  now: number,
): UsualMinutes | undefined => {
  const usual = facts?.usual;
  if (status !== 'ordered' || !usual || facts?.delayed) return undefined;
  return now - placedAt < usual.to * MINUTE ? usual : undefined;
};
