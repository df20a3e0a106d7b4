// Conditions of an order that is paid online before it is taken, and the page that its guest goes on to.
import type { PlacedOrder } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { UserId } from '#domain/order/orderer.ts';
import type { Refusal } from '#domain/order/refusal.ts';
import type { OrderCardPayment } from '#domain/payment/card-payment.ts';
import type { OfferedProvider } from '#domain/payment/providers.ts';
import { ZERO } from '#domain/pricing/money.ts';
import { refusalOf } from '../order/order-answers.ts';
import type { PublishedPlace } from '../place/published-places.ts';

/** Why nobody can pay it online: no one takes cards now, or all of them ask for a sign-in. [S5.18, S8.07] */
export const onlineFault = (offered: readonly OfferedProvider[], customer: UserId | undefined): Refusal | undefined => {
  if (offered.length === 0) return refusalOf('invalid_order', { field: 'payment' });
  const isOpen = customer !== undefined || offered.some(({ needsLogin }) => !needsLogin);
  return isOpen ? undefined : refusalOf('card_payment_requires_login');
};

/** Paid on a provider's page, and not before that in the kitchen, where the place wants it so. Nothing to pay is no payment. */
export const paysFirst = (
  { document }: PublishedPlace,
  details: Pick<OrderDetails, 'payment'> | undefined,
  { total }: Pick<PlacedOrder, 'total'>,
): boolean => details?.payment === 'online' && total > 0 && (document.house?.paysBeforeKitchen ?? true);

/** Where the guest's device goes on to, without our name: it is on our pages already. */
export const paymentPage = ({ document }: PublishedPlace, orderId: string): string =>
  `/${encodeURIComponent(document.place.slug)}/payment?order=${orderId}`;

/** How an order stands that waits to be paid. */
export const unpaidUntil = (until: number): OrderCardPayment => ({ awaits: true, paid: ZERO, refunded: ZERO, until });
