import type { OrderDetails } from '#domain/order/order-details.ts';
import { useCheckoutPrice, useOrderedCart } from '#guest/order/use-checkout-price.ts';
import { useForgetSaid } from '#guest/order/use-kept-checkout.ts';
import type { OrderControl } from '#guest/order/use-order.ts';
import { useIsTimeHeld } from '#guest/order/use-order-times.ts';
import { MinimumText } from '#guest/orders/later/minimum-text.tsx';
import { type ChangedEntryProps, ChangedSheetHere } from './changed-sheet-here.tsx';

/**
 * Changes of an order with an address, a time or its own payment: priced with its order type, and accepted as filled in.
 * `onSend`: calls the function that it gets to send, then does the next step.
 */
export const ChangedDetails = ({
  entry,
  onChange,
  details,
  onSend,
}: ChangedEntryProps & {
  readonly details: OrderDetails;
  readonly onSend: (send: (order: OrderControl) => void, onSent: () => void) => void;
}) => {
  const { orderType } = entry;
  const { address, wantedAt, cutlery, isToGo } = details;
  const orderedCart = useOrderedCart();
  const priced = useCheckoutPrice(orderedCart, { orderType, address, wantedAt, cutlery, isToGo });
  const isHeld = useIsTimeHeld(orderedCart)({ orderType, address, wantedAt });
  const forgetSaid = useForgetSaid();
  if (!priced) return null;
  const { cart, price, delivery, unfit } = priced;
  const { minimum, toMinimum } = delivery?.facts ?? {};
  const isBelow = minimum !== undefined && toMinimum !== 0;
  const canGo = !isBelow && isHeld && unfit.length === 0;
  return (
    <ChangedSheetHere
      entry={entry}
      onChange={onChange}
      cart={cart}
      price={price}
      lacks={isBelow && <MinimumText minimum={minimum} />}
      at={isHeld ? 'cart' : 'checkout'}
      onSend={
        canGo ? () => onSend((order) => order.sendWith({ orderType, details, cart, price }), forgetSaid) : undefined
      }
    />
  );
};
