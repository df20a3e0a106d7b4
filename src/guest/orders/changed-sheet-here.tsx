// Sheet about changes made while an order was being sent: opens once by itself; accepted by one press, or edited.
import { type ReactNode, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { OrderId } from '#domain/ids.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import { useChangedOrder } from '#guest/order/use-changed-order.ts';
import { ChangedOrderSheet } from '#guest/orders/later/changed-order-sheet.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { formatTime } from '#ui/words/format-time.ts';

/** Page where an order is edited. */
export type ChangedAt = 'cart' | 'checkout';

export interface ChangedEntryProps {
  /** The rejected order that the next press replaces. */
  readonly entry: OutboxEntry;
  readonly onChange: (at: ChangedAt) => void;
}

/** Orders whose sheet the guest has closed: the sheet does not cover the bill on each visit to the orders. */
const closed = new Set<OrderId>();

/** Sheet of a changed order. After it is closed, the cart shows the same information. */
export const ChangedSheetHere = ({
  entry,
  onChange,
  cart,
  price,
  lacks,
  at = 'cart',
  onSend,
}: ChangedEntryProps & {
  readonly cart: Cart;
  /** Price of the rest of the order with its order type. */
  readonly price: OrderPrice;
  /** Reason why the changed order cannot be sent. */
  readonly lacks?: ReactNode;
  readonly at?: ChangedAt;
  /** `undefined`: the guest must edit the order first. */
  readonly onSend: (() => void) | undefined;
}) => {
  const { place } = useMenu();
  const [isClosed, setClosed] = useState(() => closed.has(entry.id));
  const close = () => {
    closed.add(entry.id);
    setClosed(true);
  };
  const changed = useChangedOrder(entry, cart, price);
  if (!changed || isClosed) return null;
  const { rows, seen, now } = changed;
  return (
    <ChangedOrderSheet
      open
      kind={rows.some(({ what, to }) => 'name' in what && to === undefined) ? 'dishes' : 'price'}
      at={formatTime(entry.createdWall, place.timeZone)}
      rows={rows}
      seen={seen}
      now={now}
      lacks={lacks}
      onSend={onSend}
      onChange={() => {
        close();
        onChange(at);
      }}
      onClose={close}
    />
  );
};
