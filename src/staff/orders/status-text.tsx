import { Trans } from '@lingui/react/macro';
import { guestFacts } from '#domain/order/guest-facts.ts';
import { guestStage } from '#domain/order/guest-stage.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { OrderFacts } from '#domain/order/order-facts.ts';
import { MoveText } from '#staff/table/move-text.tsx';

/**
 * Text of an order's status. With `facts` also how far the kitchen is with an order that has no later status: the same stage
 * that its guest reads. [S4.01]
 */
export const StatusText = ({
  status,
  facts,
}: {
  readonly status: OrderStatus;
  readonly facts?: OrderFacts | undefined;
}) => {
  const stage = facts ? guestStage(status, guestFacts(facts, undefined)) : status;
  switch (stage) {
    case 'held':
      return <Trans comment="what happened to an order: it waits for a waiter">Waits to be confirmed</Trans>;
    case 'sent':
      return <MoveText to="ordered" />;
    case 'seen':
      return <Trans comment="what happened to an order: a screen of the staff showed it">Received</Trans>;
    case 'accepted':
      return <Trans comment="what happened to an order">Accepted</Trans>;
    case 'cooking':
      return <Trans comment="what happened to an order">Being cooked</Trans>;
    case 'rejected':
      return <Trans comment="said of an order by the staff">Refused</Trans>;
    case 'cooked_spot':
    case 'cooked_delivery':
    case 'cooked_preorder':
    case 'cooked_room':
      return <Trans context="state of an order">Ready</Trans>;
    case 'served_spot':
      return <Trans context="state of an order">Served</Trans>;
    case 'paid':
      return <Trans context="state of an order">Paid</Trans>;
    default:
      return <MoveText to={stage} />;
  }
};
