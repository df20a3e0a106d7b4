import { Trans } from '@lingui/react/macro';
import type { PlacedOrder } from '#domain/order/order.ts';

/** Sender of an order, for another guest at the table; empty when an older server does not say. */
export const WhoText = ({ order: { guest, orderer } }: { readonly order: Pick<PlacedOrder, 'guest' | 'orderer'> }) => {
  if (orderer.kind === 'staff') return <Trans>The waiter</Trans>;
  if (!guest) return null;
  if (guest.isMine) return <Trans comment="who ordered: whoever reads this">You</Trans>;
  const { name, number } = guest;
  if (name !== undefined) return <bdi>{name}</bdi>;
  return <Trans comment="who ordered: another phone at the table, without a name">Guest {number}</Trans>;
};
