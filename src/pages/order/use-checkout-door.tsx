import type { ReactNode } from 'react';
import { offeredTypes } from '#domain/order/checkout/checkout-form.ts';
import { isWithoutTable } from '#domain/order/order-details.ts';
import { CheckoutDoor } from '#screens/checkout/checkout-door.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useCheckoutWords } from '#state/order/use-checkout-words.ts';

/** The way from the cart to the order page, where the place takes orders without a table; undefined: it does not. */
export function useCheckoutDoor(): ReactNode {
  const { place } = useMenu();
  const isSaid = useCheckoutWords();
  const isOffered = offeredTypes(place).some(isWithoutTable);
  return isSaid && isOffered ? <CheckoutDoor href={`/${place.slug}?show=checkout`} /> : undefined;
}
