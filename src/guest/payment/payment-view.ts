// View of a card payment's page.

import { SHARE_GRACE_MS } from '#domain/bill/shares.ts';
import type { ReceiptMethod } from '#domain/order/checkout/payment-method.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { amountToTry, type Paying, type Stand } from '#domain/payment/paying.ts';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import type { OrderType } from '#domain/place/place.ts';

export interface PaymentView {
  readonly stand: Stand;
  readonly paying: Paying;
  /** Label of the order; `undefined` when the order was sent from another device. */
  readonly label: string | undefined;
  /** The last request to the server failed. */
  readonly isUnreached: boolean;
  /** The guest left the bank's page, and the server has since confirmed that it is open and unpaid. */
  readonly isLeftOpen: boolean;
  /** The server is closing the provider's page. */
  readonly isCancelling: boolean;
  /** Until when the order waits for payment, epoch ms; `undefined` when unknown. */
  readonly until: number | undefined;
  /** The kitchen already has the order, or it is a table's bill: payment does not start the cooking. */
  readonly isCooked: boolean;
  /** The paid order, once the kitchen has it; `undefined` when unknown, or no order is paid. */
  readonly order?: Pick<PlacedOrder, 'status' | 'facts'> | undefined;
  /** Ways to pay on receipt instead; empty when the order does not wait for payment, or the place offers none. */
  readonly receipt: readonly ReceiptMethod[];
  readonly orderType: OrderType;
  /** IANA name; times are in the place's zone. */
  readonly timeZone: string;
}

/** Provider's name as on card statements; `undefined` when unknown. */
export const providerOf = ({ told, way }: Paying): string | undefined => {
  const key = told?.provider ?? way.provider;
  return key && PROVIDER_TRAITS[key].name;
};

/** Charged amount: the server's value, or that of the next attempt. */
export const amountOf = (paying: Paying): Paying['amount'] => paying.told?.amount ?? amountToTry(paying);

/** Latest end of the payment, epoch ms; a bill share is held slightly longer. `undefined` when unknown. */
export const heldUntil = ({ told, isShare }: Paying): number | undefined =>
  told ? told.endsAt + (isShare ? SHARE_GRACE_MS : 0) : undefined;

/** The guest is back from the bank's page, where the card was declined; the page is still open. */
export const isDeclinedThere = ({ stand, isLeftOpen, paying: { told } }: PaymentView): boolean =>
  stand === 'pending' && isLeftOpen && told?.declined !== undefined && PROVIDER_TRAITS[told.provider].isPolled;

/** True for a start that may or may not have arrived. */
export const isUnheard = ({ told, isUnheard: unheard }: Paying): boolean => told === undefined && unheard === true;

/** A bill share of which others have paid a part meanwhile; the rest can be paid. */
export const isCutShare = ({ isShare, failure }: Paying): boolean =>
  isShare === true &&
  failure?.kind === 'refused' &&
  failure.refusal.code === 'repriced' &&
  failure.refusal.due !== undefined;
