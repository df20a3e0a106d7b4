// Address of a payment's page.
import { type PaymentLink, parsePaymentLink } from '#contract/payment/payment-link.ts';
import type { OrderId } from '#domain/ids.ts';

/** Path of the payment page of an order. */
export const hrefOfPayment = (placeSlug: string, order: OrderId): string => `/${placeSlug}/payment?order=${order}`;

/** `search`: query string of the page's address. */
export const linkOfSearch = (search: string): PaymentLink => {
  const query = new URLSearchParams(search);
  return parsePaymentLink({ order: query.get('order'), key: query.get('key') });
};
