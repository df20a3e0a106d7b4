import type { Paying } from '#domain/payment/paying.ts';
import { useOwnPayments } from '#guest/payment/use-own-payments.ts';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';

/** This guest's card payments, once the texts of a declined card are loaded too. */
export function usePayingHere(): readonly Paying[] | undefined {
  const isSaid = useCheckoutCatalog();
  const payments = useOwnPayments();
  return isSaid ? payments : undefined;
}
