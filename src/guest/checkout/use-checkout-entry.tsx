import type { ReactNode } from 'react';
import { offeredTypes } from '#domain/order/checkout/checkout-form.ts';
import { hasDetails, isWithoutTable } from '#domain/order/order-type.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useCheckoutWords } from '#shared/order/use-checkout-words.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { useOffersWithoutTable } from './use-offers-without-table.ts';

/** The way from the cart to the order page. */
interface CheckoutEntry {
  /** In the place of the button that sends: something must be asked first. */
  readonly instead?: ReactNode;
  /** A table's code would not do. */
  readonly isOnly?: boolean;
}

const NONE: CheckoutEntry = {};

/**
 * Where an order needs more than its table: without a table, to a room, served on the spot. How it is paid, its comment and
 * its agreements are asked there, whatever else is known. A door whose words are not here yet says that it is on its way.
 */
export function useCheckoutEntry(): CheckoutEntry {
  const { place } = useMenu();
  const { orderType } = useSession();
  const { ahead, stopped } = useOrdering();
  const offersWithoutTable = useOffersWithoutTable();
  const isSaid = useCheckoutWords();
  const href = `/${place.slug}?show=checkout`;
  const door = (hasTables: boolean) => (isSaid ? <CheckoutLink href={href} hasTables={hasTables} /> : <LoadingPart />);
  if (orderType === undefined) {
    const offered = offeredTypes(place);
    const isOnly = offered.every(isWithoutTable);
    const isOffered = offered.some(offersWithoutTable);
    return isOffered ? { instead: door(!isOnly), isOnly } : NONE;
  }
  const isAsked = hasDetails(orderType) && (stopped === undefined || ahead);
  return isAsked ? { instead: door(false), isOnly: true } : NONE;
}
