import { Trans } from '@lingui/react/macro';
import type { OrderStatus } from '#domain/order/order.ts';

/** Label of a button that moves an order to a status. [S4.01] */
export const MoveText = ({ to }: { readonly to: OrderStatus }) => {
  switch (to) {
    case 'ordered':
      return <Trans comment="said of an order by the staff">Sent</Trans>;
    case 'cooked_spot':
    case 'cooked_delivery':
    case 'cooked_preorder':
    case 'cooked_room':
      return <Trans comment="said of an order by the staff: the food is ready">Ready</Trans>;
    case 'served_spot':
      return <Trans comment="a waiter says that the food has been brought to the table">Served</Trans>;
    case 'on_the_way_delivery':
      return (
        <Trans comment="said of an order by the staff: somebody is bringing it to the guest's address">
          On the way
        </Trans>
      );
    case 'paid':
      return <Trans comment="said of an order by the staff">Paid</Trans>;
    case 'rejected':
      return <Trans comment="a button: refuse an order">Refuse</Trans>;
  }
};
