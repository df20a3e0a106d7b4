import { Trans } from '@lingui/react/macro';
import type { OrderStatus } from '#domain/order/order.ts';

/** How far the kitchen is with an order that was received. Nobody has said that it looks at a new one yet. */
export const StatusWords = ({ status }: { readonly status: OrderStatus | undefined }) => {
  switch (status) {
    case 'cooked_spot':
    case 'cooked_room':
    case 'cooked_preorder':
    case 'cooked_delivery':
      return <Trans>Your order is ready</Trans>;
    case 'on_the_way_delivery':
      return <Trans>On its way to you</Trans>;
    case 'served_spot':
      return <Trans>Enjoy your meal!</Trans>;
    case 'paid':
      return <Trans>Thank you!</Trans>;
    case 'rejected':
      return <Trans>The kitchen could not take it</Trans>;
    default:
      return <Trans>We have received your order</Trans>;
  }
};
