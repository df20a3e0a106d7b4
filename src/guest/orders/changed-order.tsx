// Changes made while an order was being sent, shown over the orders: accepted by one press, or edited in the cart.
import { Suspense, useCallback, useEffect, useRef } from 'react';
import type { OrderId } from '#domain/ids.ts';
import { clearsCart } from '#domain/order/refusal.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { checkoutParts } from '#guest/lazy/lazy-checkout.tsx';
import { type OrderControl, useOrder } from '#guest/order/use-order.ts';
import { useReloadAfter } from '#guest/order/use-reload-after.ts';
import { OtherVenueSheet } from '#guest/orders/later/other-venue-sheet.tsx';
import { useCart } from '#shared/cart/cart-context.tsx';
import { type ChangedAt, ChangedSheetHere } from './changed-sheet-here.tsx';

interface ChangedOrderProps {
  readonly entries: readonly OutboxEntry[];
  readonly onChange: (at: ChangedAt) => void;
  /** Called when another order has replaced this one. */
  readonly onReplaced: (id: OrderId) => void;
}

/** Shown once per order. `onChange`: opens the page where it is edited. */
const Changed = ({ entries, onChange, onReplaced }: ChangedOrderProps) => {
  const { cart, price } = useCart();
  const accepted = useRef<() => void>(undefined);
  const order = useOrder(useCallback(() => accepted.current?.(), []));
  const { failure, toReplace } = order;
  // The cart shows the error beside its remaining dishes.
  useEffect(() => {
    if (failure !== undefined && accepted.current) onChange('cart');
  }, [failure, onChange]);
  const entry = entries.find(({ id }) => id === toReplace);
  if (!entry) return null;
  const { id, details } = entry;
  const accept = (send: (order: OrderControl) => void, onSent?: () => void) => {
    accepted.current = () => {
      onReplaced(id);
      onSent?.();
    };
    send(order);
  };
  if (details) {
    return (
      <Suspense>
        <checkoutParts.ChangedDetails key={id} entry={entry} details={details} onChange={onChange} onSend={accept} />
      </Suspense>
    );
  }
  return (
    <ChangedSheetHere
      key={id}
      entry={entry}
      onChange={onChange}
      cart={cart}
      price={price}
      onSend={() => accept(({ send }) => send())}
    />
  );
};

/** Questions about a rejected order, over the list of orders. */
export const ChangedOrder = (props: ChangedOrderProps) => {
  const reloadAfter = useReloadAfter();
  const [newest] = props.entries;
  if (newest?.state === 'refused' && clearsCart(newest.refusal?.code ?? '')) {
    return <OtherVenueSheet onReload={() => reloadAfter(newest.id)} />;
  }
  return <Changed {...props} />;
};
