import type { PlacedOrder } from './order.ts';

/**
 * Epoch ms of the newest fact of an order, at which its shown state was true for certain; undefined: the venue shows its
 * guests no times.
 */
export const lastFactAt = ({ placedAt, facts }: Pick<PlacedOrder, 'placedAt' | 'facts'>): number | undefined => {
  if (!facts) return placedAt;
  if (facts.untimed) return undefined;
  const { seenAt, confirmedAt, acceptedAt, startedAt, recalledAt, delayed, servedAt, unservedAt } = facts;
  const times = [seenAt, confirmedAt, acceptedAt, startedAt, recalledAt, delayed?.at, servedAt, unservedAt];
  return Math.max(placedAt, ...times.filter((at) => at !== undefined));
};
