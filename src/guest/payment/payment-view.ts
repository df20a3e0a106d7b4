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
  /** Label of the order; undefined: it was sent elsewhere. */
  readonly label: string | undefined;
  /** The server could not be asked the last time. */
  readonly isUnreached: boolean;
  /** The guest has left the bank's page, and the server has said since then that it is open and not paid. */
  readonly isLeftOpen: boolean;
  /** The server is shutting the provider's page. */
  readonly isCancelling: boolean;
  /** Until when the order waits to be paid, epoch ms; undefined: it is not known. */
  readonly until: number | undefined;
  /** The kitchen has the order already, or it is a table's bill: paying does not begin it. */
  readonly isCooked: boolean;
  /** The order that is paid, once its kitchen has it; undefined: nobody knows, or no order is paid. */
  readonly order?: Pick<PlacedOrder, 'status' | 'facts'> | undefined;
  /** Ways to pay on receipt instead; empty: the order does not wait to be paid, or the place takes none. */
  readonly receipt: readonly ReceiptMethod[];
  readonly orderType: OrderType;
  /** IANA: times are the place's. */
  readonly timeZone: string;
}

/** Through whom the payment goes, as their name stands on statements; undefined: nobody knows yet. */
export const providerOf = ({ told, way }: Paying): string | undefined => {
  const key = told?.provider ?? way.provider;
  return key && PROVIDER_TRAITS[key].name;
};

/** The charged amount: the server's word, or the amount of the next try. */
export const amountOf = (paying: Paying): Paying['amount'] => paying.told?.amount ?? amountToTry(paying);

/** Until when the payment is open at most, epoch ms; a share of a bill is held a little longer. undefined: nobody knows. */
export const heldUntil = ({ told, isShare }: Paying): number | undefined =>
  told ? told.endsAt + (isShare ? SHARE_GRACE_MS : 0) : undefined;

/** A start of which nobody knows whether it arrived. */
export const isUnheard = ({ told, isUnheard: unheard }: Paying): boolean => told === undefined && unheard === true;

/** A share of a bill of which others have paid a part meanwhile; the rest of it can be paid. */
export const isCutShare = ({ isShare, failure }: Paying): boolean =>
  isShare === true &&
  failure?.kind === 'refused' &&
  failure.refusal.code === 'repriced' &&
  failure.refusal.due !== undefined;
