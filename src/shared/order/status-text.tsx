import { Trans } from '@lingui/react/macro';
import type { GuestFacts } from '#domain/order/guest-facts.ts';
import { guestStage } from '#domain/order/guest-stage.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { HeldTitle } from '#shared/service/held-text.tsx';

/** Progress of an order at the venue; shows only stages that a person has reached. [S4.01] */
export const StatusText = ({
  status = 'ordered',
  facts,
}: {
  readonly status: OrderStatus | undefined;
  readonly facts: GuestFacts | undefined;
}) => {
  switch (guestStage(status, facts)) {
    case 'held':
      return <HeldTitle />;
    case 'sent':
      return <Trans>Sent, waiting for the kitchen</Trans>;
    case 'seen':
      return facts?.seenByWaiter ? <Trans>Received</Trans> : <Trans>The order has reached the kitchen</Trans>;
    case 'accepted':
      return <Trans>The order is accepted</Trans>;
    case 'cooking':
      return <Trans>We are cooking for you</Trans>;
    case 'cooked_spot':
    case 'cooked_room':
    case 'cooked_preorder':
    case 'cooked_delivery':
      return <Trans>The order is ready</Trans>;
    case 'on_the_way_delivery':
      return <Trans>On its way to you</Trans>;
    case 'served_spot':
      return <Trans>Enjoy your meal!</Trans>;
    case 'paid':
      return <Trans>Thank you!</Trans>;
    case 'rejected':
      return facts?.reason?.cause ? <Trans>Cancelled</Trans> : <Trans>We could not take it</Trans>;
  }
};
