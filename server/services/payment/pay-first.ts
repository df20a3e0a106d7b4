// Conditions of an order that is paid online before the kitchen gets it, and its payment page.
import type { PlacedOrder } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { UserId } from '#domain/order/orderer.ts';
import type { Refusal } from '#domain/order/refusal.ts';
import type { OrderCardPayment } from '#domain/payment/card-payment.ts';
import type { OfferedProvider } from '#domain/payment/providers.ts';
import { ZERO } from '#domain/pricing/money.ts';
import { refusalOf } from '../order/order-answers.ts';
import type { PublishedPlace } from '../place/published-places.ts';

/**
 * Reason why an order cannot be paid online: no provider is available, or every provider requires a sign-in. [S5.18, S8.07]
 */
export const onlineFault = (offered: readonly OfferedProvider[], customer: UserId | undefined): Refusal | undefined => {
  if (offered.length === 0) return refusalOf('invalid_order', { field: 'payment' });
  const isOpen = customer !== undefined || offered.some(({ needsLogin }) => !needsLogin);
  return isOpen ? undefined : refusalOf('card_payment_requires_login');
};

/**
 * Whether the order is paid on a provider's page before the kitchen gets it, as the place wants. An amount of zero needs no
 * payment.
 */
export const paysFirst = (
  { document }: PublishedPlace,
  details: Pick<OrderDetails, 'payment'> | undefined,
  { total }: Pick<PlacedOrder, 'total'>,
): boolean => details?.payment === 'online' && total > 0 && (document.house?.paysBeforeKitchen ?? true);

/** Path of the payment page, without an origin; the device is already on this origin. */
export const paymentPage = ({ document }: PublishedPlace, orderId: string): string =>
  `/${encodeURIComponent(document.place.slug)}/payment?order=${orderId}`;

/** Payment state of an order that waits to be paid. */
export const unpaidUntil = (until: number): OrderCardPayment => ({ awaits: true, paid: ZERO, refunded: ZERO, until });
