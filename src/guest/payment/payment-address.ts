// The address of a payment's page.
import { type PaymentLink, parsePaymentLink } from '#contract/payment/payment-link.ts';
import type { OrderId } from '#domain/ids.ts';

/** The path of the page on which an order is paid. */
export const hrefOfPayment = (placeSlug: string, order: OrderId): string => `/${placeSlug}/payment?order=${order}`;

/** `search`: the query of the page's address. */
export const linkOfSearch = (search: string): PaymentLink => {
  const query = new URLSearchParams(search);
  return parsePaymentLink({ order: query.get('order'), key: query.get('key') });
};
