// A card payment as its guest's device follows it: the server's last state, and local events. Only the server's state
// counts; a return from the bank's page proves nothing.
import type { OrderId, OrderSecret, PaymentKey, PlaceId, VisitId } from '../ids.ts';
import type { Minor } from '../pricing/money.ts';
import { type CardPayment, isOpenPayment, type OrderCardPayment } from './card-payment.ts';
import type { PaymentRefusal } from './payment-refusal.ts';
import { type PaymentProvider, PROVIDER_TRAITS } from './providers.ts';

/** State of a payment as its guest sees it. [S4.10] */
export const STANDS = ['starting', 'redirected', 'pending', 'processing', 'failed', 'success', 'timedOut'] as const;
export type Stand = (typeof STANDS)[number];

/** Means of payment: the provider's own page, or a saved card. */
export type PaymentMeans =
  | {
      readonly kind: 'page';
      readonly provider?: PaymentProvider | undefined;
      /** The guest has agreed on our page to save the card. */
      readonly saves?: boolean | undefined;
    }
  | {
      readonly kind: 'instrument';
      readonly provider: PaymentProvider;
      readonly key: string;
      /** The provider's name for the card. */
      readonly name: string;
    };

/**
 * Why a start failed; no payment exists.
 * offline  the server is unreachable
 * order    the order was refused, so there is nothing to pay
 * refused  by a known code of the server
 * other    by an unknown code; `words`: the server's text
 */
export type StartFailure =
  | { readonly kind: 'offline' | 'order' }
  | { readonly kind: 'refused'; readonly refusal: PaymentRefusal }
  | { readonly kind: 'other'; readonly words?: string | undefined };

/** One row on the device per paid subject. */
export interface Paying {
  /** Id of the paid order or share, or the key of a payment started in another browser, which is only followed here. */
  readonly id: OrderId | PaymentKey;
  /** The subject is a share of a table's bill. */
  readonly isShare?: boolean | undefined;
  /** The share is all that is left of the bill; absent when unknown. */
  readonly isRest?: boolean | undefined;
  /** Key of the booking's link, when the subject is its deposit. */
  readonly bookingKey?: string | undefined;
  /** Secret that proves the order's owner; absent: the sign-in does. */
  readonly secret?: OrderSecret | undefined;
  readonly placeId: PlaceId;
  readonly visitId?: VisitId | undefined;
  readonly amount: Minor;
  readonly way: PaymentMeans;
  /** From 1; each attempt is a separate payment of the same subject. */
  readonly attempt: number;
  /** Time of the server's last answer, or of the start; epoch ms of the device's clock. */
  readonly at: number;
  /** The server's last state; null: no payment exists; undefined: the start is unanswered. */
  readonly told?: CardPayment | null | undefined;
  /** Why the start failed, when the server gave no state. */
  readonly failure?: StartFailure | undefined;
  /** The start was unanswered for too long. */
  readonly isUnheard?: boolean | undefined;
  /** The guest was sent to the provider's page. */
  readonly hasLeft?: boolean | undefined;
}

/** State of a payment from all that is known. */
export const standOf = ({ told, failure, isUnheard, hasLeft }: Paying): Stand => {
  if (told === null) return 'failed';
  switch (told?.state) {
    case undefined:
      if (failure) return 'failed';
      return isUnheard ? 'timedOut' : 'starting';
    case 'redirected':
      return hasLeft ? 'pending' : 'redirected';
    case 'starting':
    case 'pending':
      return 'pending';
    case 'cancelled':
      return 'failed';
    case 'timed_out':
      return 'timedOut';
    default:
      return told?.state ?? 'starting';
  }
};

/** Whether money may still move, or has moved: no other payment of the same subject may be started. */
export const isUnderWay = ({ told }: Pick<Paying, 'told'>): boolean =>
  told ? isOpenPayment(told.state) || told.state === 'success' : false;

/**
 * True when the card may have been charged and the device does not know it: the guest was at the bank, or a saved card was
 * sent without an answer.
 */
export const awaitsBank = (paying: Paying): boolean => {
  if (paying.told === undefined) return paying.way.kind === 'instrument' && paying.failure === undefined;
  const stand = standOf(paying);
  return stand === 'pending' || stand === 'processing';
};

/**
 * True when an unpaid order may be paid already. Online, the server's `redirected` is newer than the device's own row: the
 * bank knows of no payment yet.
 */
export const orderAwaitsBank = (
  { state, awaits }: OrderCardPayment,
  { paying, isOnline }: { readonly paying: Paying | undefined; readonly isOnline: boolean },
): boolean => {
  if (!awaits) return false;
  if (state === 'pending' || state === 'processing') return true;
  return !(isOnline && state === 'redirected') && paying !== undefined && awaitsBank(paying);
};

/** True for a payment started in another browser. */
export const isFollowed = ({ id, told }: Paying): boolean => id === told?.key;

/**
 * True when the guest has left the provider's page, which is still open, and no payment is known. With a provider that cannot be
 * polled, the guest may have just paid.
 */
export const isLeftOpen = ({ told, hasLeft }: Pick<Paying, 'told' | 'hasLeft'>): boolean =>
  told?.state === 'redirected' && hasLeft === true;

/** Whether the provider can close the page. A payment that is only followed here cannot be cancelled from this device. */
export const mayCancel = (paying: Paying): boolean => {
  const { told } = paying;
  return told ? isLeftOpen(paying) && !isFollowed(paying) && PROVIDER_TRAITS[told.provider].cancels : false;
};

/** Amount of the next attempt without tip: the shown one, or the current amount due from the server. */
export const amountToTry = ({ amount, failure }: Pick<Paying, 'amount' | 'failure'>): Minor =>
  (failure?.kind === 'refused' && failure.refusal.due) || amount;

/** Next attempt at the same subject; the same row when money may have moved, since then no other attempt is allowed. */
export const tryAgain = (paying: Paying, way: PaymentMeans, at: number): Paying => {
  if (isUnderWay(paying) || isFollowed(paying)) return paying;
  const { id, isShare, isRest, bookingKey, secret, placeId, visitId, attempt } = paying;
  const amount = amountToTry(paying);
  return { id, isShare, isRest, bookingKey, secret, placeId, visitId, amount, way, attempt: attempt + 1, at };
};

/** Adds the server's state. A paid payment stays paid, however late other events arrive. */
export const withTold = (paying: Paying, told: CardPayment | null, at: number): Paying => {
  if (paying.told?.state === 'success' && told?.state !== 'success') return paying;
  const { failure: _failure, isUnheard: _unheard, ...rest } = paying;
  return { ...rest, told, at };
};

/** The valid one of two answers about one payment: a paid one, else that of the later attempt, else the later one. */
export const laterPaying = (one: Paying, other: Paying): Paying => {
  if (one.told?.state === 'success' && other.told?.state !== 'success') return one;
  if (other.told?.state === 'success' && one.told?.state !== 'success') return other;
  if (one.attempt !== other.attempt) return one.attempt > other.attempt ? one : other;
  return other.at > one.at ? other : one;
};

const SECOND = 1000;

/**
 * Pause in ms before the server is asked again; undefined: only the guest can change the state. `asked`: requests since the
 * current state.
 */
export const askAfter = (paying: Paying, asked: number): number | undefined => {
  // Failed or still being started: the server has no state yet.
  if (paying.told === undefined && !paying.isUnheard) return undefined;
  switch (standOf(paying)) {
    case 'processing':
      return (asked < 15 ? 2 : 10) * SECOND;
    case 'pending':
      return (asked < 20 ? 3 : 15) * SECOND;
    case 'redirected':
      return 10 * SECOND;
    // Money may still arrive after the end.
    case 'timedOut':
    case 'failed':
      return asked < 20 ? 30 * SECOND : undefined;
    case 'starting':
    case 'success':
      return undefined;
  }
};
