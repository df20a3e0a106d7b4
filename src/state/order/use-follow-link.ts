import { followHref } from '#contract/order/follow-link.ts';
import { followKeyOf } from '#domain/order/follow/follow-key.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { useMenu } from '../menu/menu-context.tsx';

/** The path of an order's link. undefined: it has none, because a table's code says whose it is, or because the server has it not. */
export function useFollowLink({ secret, state }: Pick<OutboxEntry, 'secret' | 'state'>): string | undefined {
  const { place } = useMenu();
  const key = secret === undefined || state !== 'received' ? undefined : followKeyOf(secret);
  return key && followHref(place.slug, key);
}
