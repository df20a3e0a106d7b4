import { type ReactNode, useMemo } from 'react';
import { offeredTypes } from '#domain/order/checkout/checkout-form.ts';
import { hasDetails, isWithoutTable } from '#domain/order/order-type.ts';
import { addedLater } from '#domain/pricing/added-later.ts';
import { OrderTypeHere } from '#guest/cart/order-type-here.tsx';
import { useCart } from '#shared/cart/cart-context.tsx';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { AddedText, CheckoutLink } from './checkout-link.tsx';
import { DeliveryAheadHere } from './delivery-ahead-here.tsx';
import { useOffersWithoutTable } from './use-offers-without-table.ts';

/** The link from the cart to the order page. */
interface CheckoutEntry {
  /** Replaces the send button when something must be asked first. */
  readonly instead?: ReactNode;
  /** Notes on later surcharges and on the minimum sum of a delivery. */
  readonly notes?: ReactNode;
  /** No table is possible: the place takes no orders at one, or the guest has chosen delivery or pickup. */
  readonly isOnly?: boolean;
}

const NONE: CheckoutEntry = {};

/**
 * When an order needs the order page: without a table, to a room, or served on the spot. The order page always asks for
 * payment, comment and consents. While its texts load, the link to it shows that they are loading.
 */
export function useCheckoutEntry(): CheckoutEntry {
  const { place, index } = useMenu();
  const { orderType, pricedAs, isToGo } = useSession();
  const { cart } = useCart();
  const { ahead, stopped } = useOrdering();
  const offersWithoutTable = useOffersWithoutTable();
  const isSaid = useCheckoutCatalog();
  const href = `/${place.slug}?show=checkout`;
  // The price steps show what a chosen order type adds.
  const isOpen = orderType === undefined && (pricedAs === undefined || isToGo === false);
  const added = useMemo(
    () =>
      isOpen
        ? addedLater(
            place,
            cart.lines.flatMap(({ variantId, quantity }) => {
              const variant = index.variantById.get(variantId)?.variant;
              return variant ? [{ variant, quantity }] : [];
            }),
          )
        : undefined,
    [isOpen, place, index, cart.lines],
  );
  const link = (hasTables: boolean) => (isSaid ? <CheckoutLink href={href} hasTables={hasTables} /> : <LoadingPart />);
  const notes = isSaid && cart.lines.length > 0 && (
    <>
      {orderType === undefined && <OrderTypeHere />}
      {added && <AddedText added={added} />}
      <DeliveryAheadHere />
    </>
  );
  if (orderType === undefined) {
    const offered = offeredTypes(place);
    const ways = offered.filter(offersWithoutTable);
    const isChosen = pricedAs !== undefined && ways.includes(pricedAs);
    const isOnly = isChosen || offered.every(isWithoutTable);
    return ways.length > 0 ? { instead: link(!isOnly), notes, isOnly } : NONE;
  }
  const isAsked = hasDetails(orderType) && (stopped === undefined || ahead);
  return isAsked ? { instead: link(false), isOnly: true } : NONE;
}
