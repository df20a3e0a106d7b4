import { Trans } from '@lingui/react/macro';
import type { Ticket } from '#domain/kitchen/tickets.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import { WhereEatenText } from '#shared/delivery/cutlery-text.tsx';

/** Destination of an order, in the kitchen's words. `isShort`: as the heading of a narrow ticket. */
export const WhereText = ({
  table,
  room,
  orderType,
  details,
  isShort = false,
}: Pick<Ticket, 'table' | 'room' | 'orderType'> & {
  readonly details?: Pick<OrderDetails, 'isToGo'> | undefined;
  readonly isShort?: boolean;
}) => {
  if (orderType === 'room' && room) return <Trans>Room {room}</Trans>;
  if (table) return <Trans>Table {table}</Trans>;
  if (orderType === 'delivery') return <Trans>Delivery</Trans>;
  if (orderType === 'preorder' && details?.isToGo === false) return <WhereEatenText isToGo={false} />;
  if (orderType === 'preorder' && isShort) {
    return (
      <Trans context="heading of a ticket" comment="kitchen's screen: pickup, in one short word">
        Pickup
      </Trans>
    );
  }
  if (orderType === 'preorder') return <Trans>Pickup</Trans>;
  return <Trans>No table</Trans>;
};
