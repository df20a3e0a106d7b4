import { Trans } from '@lingui/react/macro';
import type { OrderType } from '#domain/place/place.ts';

/** Name of an order type. */
export const OrderTypeName = ({ type }: { readonly type: OrderType }) => {
  switch (type) {
    case 'delivery':
      return <Trans>Delivery</Trans>;
    case 'preorder':
      return <Trans>Pickup</Trans>;
    case 'served_on_spot':
      return <Trans>Served on the spot</Trans>;
    case 'room':
      return <Trans>To the room</Trans>;
    default:
      return <Trans>At the table</Trans>;
  }
};
