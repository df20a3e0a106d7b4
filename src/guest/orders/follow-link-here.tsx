import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { FollowLink } from '#guest/follow/follow-link.tsx';
import { useFollowLink } from '#guest/order/use-follow-link.ts';
import { useShare } from '#shared/device/use-share.ts';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';

/** Link of an order without a table, for use on another device. */
export const FollowLinkHere = ({ entry, placeName }: { readonly entry: OutboxEntry; readonly placeName: string }) => {
  const path = useFollowLink(entry);
  const isSaid = useCheckoutCatalog();
  const { outcome, address, onShare } = useShare(`${placeName}, ${entry.label}`, path ?? '');
  if (path === undefined || !isSaid) return null;
  return (
    <FollowLink
      label={entry.label}
      outcome={outcome}
      address={outcome === 'refused' ? address() : ''}
      isBrought={entry.orderType === 'delivery'}
      onShare={onShare}
    />
  );
};
