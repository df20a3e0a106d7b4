import { Trans } from '@lingui/react/macro';
import type { Ticket } from '#domain/kitchen/tickets.ts';

/** Where an order is to go, as a kitchen calls it. */
export const WhereWords = ({ table, room, orderType }: Pick<Ticket, 'table' | 'room' | 'orderType'>) => {
  if (orderType === 'room' && room) return <Trans>Room {room}</Trans>;
  if (table) return <Trans>Table {table}</Trans>;
  if (orderType === 'delivery') return <Trans>Delivery</Trans>;
  if (orderType === 'preorder') return <Trans>Pickup</Trans>;
  return <Trans>No table</Trans>;
};
