// What changed while an order was on its way, over the orders: accepted by one press, or changed in the cart.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderId } from '#domain/ids.ts';
import { clearsCart } from '#domain/order/refusal.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { ChangedOrderSheet } from '#screens/order-more/changed-order-sheet.tsx';
import { OtherVenueSheet } from '#screens/order-more/other-venue-sheet.tsx';
import { useCart } from '#state/cart/cart-context.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useChangedOrder } from '#state/order/use-changed-order.ts';
import { useOrder } from '#state/order/use-order.ts';
import { useReloadAfter } from '#state/order/use-reload-after.ts';
import { formatTime } from '#ui/words/format-time.ts';

interface ChangedOrderProps {
  readonly entries: readonly OutboxEntry[];
  readonly onChange: () => void;
  /** The order that another one has replaced is over. */
  readonly onReplaced: (id: OrderId) => void;
}

/** Opens by itself, once for each order; closed, the cart says the same. `onChange`: leads to the cart. */
const Changed = ({ entries, onChange, onReplaced }: ChangedOrderProps) => {
  const { place } = useMenu();
  const { cart, price } = useCart();
  const [closed, setClosed] = useState<OrderId>();
  const accepted = useRef<() => void>(undefined);
  const order = useOrder(useCallback(() => accepted.current?.(), []));
  const { failure } = order;
  // The cart says what went wrong, beside all that is still in it.
  useEffect(() => {
    if (failure !== undefined && accepted.current) onChange();
  }, [failure, onChange]);
  const changed = useChangedOrder(entries, order.toReplace, cart, price);
  if (!changed || changed.entry.id === closed) return null;
  const { entry, rows, seen, now } = changed;
  return (
    <ChangedOrderSheet
      open
      kind={rows.some(({ what, to }) => 'name' in what && to === undefined) ? 'dishes' : 'price'}
      at={formatTime(entry.createdWall, place.timeZone)}
      rows={rows}
      seen={seen}
      now={now}
      // An order with an address or a time of its own is looked through before it goes.
      onSend={
        entry.details
          ? undefined
          : () => {
              accepted.current = () => onReplaced(entry.id);
              order.send();
            }
      }
      onChange={() => {
        setClosed(entry.id);
        onChange();
      }}
      onClose={() => setClosed(entry.id)}
    />
  );
};

/** What a refused order asks of its guest, over the orders. */
export const ChangedOrder = (props: ChangedOrderProps) => {
  const reloadAfter = useReloadAfter();
  const [newest] = props.entries;
  if (newest?.state === 'refused' && clearsCart(newest.refusal?.code ?? '')) {
    return <OtherVenueSheet onReload={() => reloadAfter(newest.id)} />;
  }
  return <Changed {...props} />;
};
