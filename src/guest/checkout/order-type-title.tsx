import { Trans } from '@lingui/react/macro';
import type { OrderType } from '#domain/place/place.ts';
import { OrderTypeName } from './order-type-name.tsx';

/** Names the place's only order type, or the room. */
export const OrderTypeTitle = ({
  type,
  room,
}: {
  readonly type: OrderType | undefined;
  readonly room: string | undefined;
}) => {
  if (type === 'room' && room !== undefined) return <Trans>Room {room}</Trans>;
  return type ? <OrderTypeName type={type} /> : <Trans>Your order</Trans>;
};
