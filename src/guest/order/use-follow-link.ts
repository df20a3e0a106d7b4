import { followHref } from '#contract/order/follow-link.ts';
import { followKeyOf, isFollowed } from '#domain/order/follow/follow-key.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';

/**
 * Path of an order's shareable link. `undefined` when it has none: an order at a table, not yet on the server, or expired.
 */
export function useFollowLink({
  secret,
  state,
  order,
}: Pick<OutboxEntry, 'secret' | 'state' | 'order'>): string | undefined {
  const { place } = useMenu();
  const now = useMinute(useTabl().serverNow);
  if (order && !isFollowed(order, now)) return undefined;
  const key = secret === undefined || state !== 'received' ? undefined : followKeyOf(secret);
  return key && followHref(place.slug, key);
}
