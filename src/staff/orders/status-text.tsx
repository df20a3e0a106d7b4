import { Trans } from '@lingui/react/macro';
import type { OrderStatus } from '#domain/order/order.ts';
import { MoveText } from '#staff/table/move-text.tsx';

/** Text of an order's status. [S4.01] */
export const StatusText = ({ status }: { readonly status: OrderStatus }) =>
  status === 'rejected' ? <Trans comment="said of an order by the staff">Refused</Trans> : <MoveText to={status} />;
