import type { ReactNode } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { offeredTypes } from '#domain/order/checkout/checkout-form.ts';
import { detailsAsked } from '#domain/order/order-details.ts';
import { isWithoutTable } from '#domain/order/order-type.ts';
import { isOutsideHours } from '#domain/order/verdict.ts';
import { CheckoutDoor, LaterDoor } from '#screens/checkout/checkout-door.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useOrdering } from '#state/order/ordering-context.tsx';
import { useCheckoutWords } from '#state/order/use-checkout-words.ts';
import { useSession } from '#state/session/session-context.tsx';

/** The way from the cart to the order page. */
interface Door {
  /** In the place of the button that sends: something must be asked first. */
  readonly instead?: ReactNode;
  /** A table's code would not do. */
  readonly isOnly?: boolean;
  /** Beside it: all that is needed is known, but it could be wanted for later. */
  readonly beside?: ReactNode;
}

const NONE: Door = {};

/** Where an order may need more than its table: without a table, to a room, served on the spot. */
export function useCheckoutDoor({ lines }: Cart): Door {
  const { place, index, off } = useMenu();
  const { orderType, session } = useSession();
  const { ahead, stopped } = useOrdering();
  const isSaid = useCheckoutWords();
  const href = `/${place.slug}?show=checkout`;
  if (!isSaid) return NONE;
  if (orderType === undefined) {
    const offered = offeredTypes(place);
    const isOnly = offered.every(isWithoutTable);
    return offered.some(isWithoutTable) ? { instead: <CheckoutDoor href={href} hasTables={!isOnly} />, isOnly } : NONE;
  }
  if (!detailsAsked(orderType)) return NONE;
  const isForLater = lines.some(({ productId }) => {
    const product = index.productById.get(productId);
    return product && isOutsideHours(index, product, off);
  });
  const hasNoRoom = orderType === 'room' && session?.roomNumber === undefined && !stopped;
  if (hasNoRoom || (ahead && (stopped !== undefined || isForLater)))
    return { instead: <CheckoutDoor href={href} />, isOnly: true };
  return ahead ? { beside: <LaterDoor href={href} /> } : NONE;
}
