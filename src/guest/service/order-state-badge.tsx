import { Trans } from '@lingui/react/macro';
import { guestStage } from '#domain/order/guest-stage.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { StateBadge } from '#ui/words/state-badge.tsx';

type Placed = Pick<PlacedOrder, 'status' | 'facts'>;

const OrderStateText = ({ status, facts }: Placed) => {
  switch (guestStage(status, facts)) {
    case 'held':
    case 'sent':
      return <Trans>Sent</Trans>;
    case 'seen':
      return <Trans>Received</Trans>;
    case 'accepted':
      return <Trans>Accepted</Trans>;
    case 'cooking':
      return <Trans>Being prepared</Trans>;
    case 'cooked_spot':
    case 'cooked_room':
    case 'cooked_preorder':
    case 'cooked_delivery':
      return <Trans context="state of an order">Ready</Trans>;
    case 'on_the_way_delivery':
      return <Trans comment="the state of an order, in one or two words">On its way</Trans>;
    case 'served_spot':
      return <Trans context="state of an order">Served</Trans>;
    case 'paid':
      return <Trans context="state of an order">Paid</Trans>;
    case 'rejected':
      return facts?.reason?.cause ? <Trans>Cancelled</Trans> : <Trans context="state of an order">Declined</Trans>;
  }
};

/** Progress of an order at the venue, in one word. */
export const OrderStateBadge = ({ order, small }: { readonly order: Placed; readonly small: boolean }) => (
  <StateBadge state={order.status === 'rejected' ? 'refused' : 'received'} small={small}>
    <OrderStateText {...order} />
  </StateBadge>
);
