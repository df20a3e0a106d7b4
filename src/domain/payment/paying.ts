// A payment by card as its guest's device follows it: what the server has said last, and what has happened here. The truth is
// the server's word; a return from the bank's page says nothing.
import type { OrderId, OrderSecret, PaymentKey, PlaceId, VisitId } from '../ids.ts';
import type { Minor } from '../pricing/money.ts';
import { type CardPayment, isOpenPayment } from './card-payment.ts';
import type { PaymentRefusal } from './payment-refusal.ts';
import { type PaymentProvider, PROVIDER_TRAITS } from './providers.ts';

/** Where a payment stands for its guest. [S4.10] */
export const STANDS = ['starting', 'redirected', 'pending', 'processing', 'failed', 'success', 'timedOut'] as const;
export type Stand = (typeof STANDS)[number];

/** Means of payment: the provider's own page, or a saved card. */
export type PaymentMeans =
  | {
      readonly kind: 'page';
      readonly provider?: PaymentProvider | undefined;
      /** The guest has agreed on our page that the card is saved. */
      readonly saves?: boolean | undefined;
    }
  | {
      readonly kind: 'instrument';
      readonly provider: PaymentProvider;
      readonly key: string;
      /** As the provider calls it. */
      readonly name: string;
    };

/**
 * Why a start was turned down: nothing was begun, and nothing is taken.
 * offline  the server cannot be reached
 * order    the order was not taken, so there is nothing to pay
 * refused  by the server's own word
 * other    by a word that is not known; `words`: what the server says of it
 */
export type StartFailure =
  | { readonly kind: 'offline' | 'order' }
  | { readonly kind: 'refused'; readonly refusal: PaymentRefusal }
  | { readonly kind: 'other'; readonly words?: string | undefined };

/** One row on the device, by what is paid. */
export interface Paying {
  /**
   * The order that is paid, or the share of a bill; or a payment that was begun in another browser, by its own key: it is
   * only followed here.
   */
  readonly id: OrderId | PaymentKey;
  /** A share of a table's bill is paid, and no order. */
  readonly isShare?: boolean | undefined;
  /** The deposit of a booking is paid, and no order: the key of the booking's link. */
  readonly bookingKey?: string | undefined;
  /** Proof that the order is its guest's; absent: the sign-in proves it. */
  readonly secret?: OrderSecret | undefined;
  readonly placeId: PlaceId;
  readonly visitId?: VisitId | undefined;
  readonly amount: Minor;
  readonly way: PaymentMeans;
  /** From 1 on; another one is another payment of the same order. */
  readonly attempt: number;
  /** Time of the server's word, or of the beginning where there is none; epoch ms of the device's clock. */
  readonly at: number;
  /** The server's last word; null: no payment was begun; undefined: the start has not been answered. */
  readonly told?: CardPayment | null | undefined;
  /** With no word of the server: why nothing was begun. */
  readonly failure?: StartFailure | undefined;
  /** The start has not been answered for so long that nobody waits for it any more. */
  readonly isUnheard?: boolean | undefined;
  /** Its guest was sent to the provider's page. */
  readonly hasLeft?: boolean | undefined;
}

/** Where a payment stands by what is known of it. */
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

/** Whether money may still move, or has: no other payment of the same thing may be begun beside it. */
export const isUnderWay = ({ told }: Pick<Paying, 'told'>): boolean =>
  told ? isOpenPayment(told.state) || told.state === 'success' : false;

/** True of a payment that was begun in another browser. */
export const isFollowed = ({ id, told }: Paying): boolean => id === told?.key;

/**
 * The guest has left the provider's page, which is still open, and the provider knows of no money. One that cannot be asked may
 * have been paid a moment ago.
 */
export const isLeftOpen = ({ told, hasLeft }: Pick<Paying, 'told' | 'hasLeft'>): boolean =>
  told?.state === 'redirected' && hasLeft === true;

/** The provider can be told to shut the page. A payment that is only followed here is not this device's to cancel. */
export const mayCancel = (paying: Paying): boolean => {
  const { told } = paying;
  return told ? isLeftOpen(paying) && !isFollowed(paying) && PROVIDER_TRAITS[told.provider].cancels : false;
};

/** Amount of the next try, without the tip: the one on the screen, or what there is to pay now by the server's word. */
export const amountToTry = ({ amount, failure }: Pick<Paying, 'amount' | 'failure'>): Minor =>
  (failure?.kind === 'refused' && failure.refusal.due) || amount;

/** Another try at the same thing; the same row where money may have moved, and there is no other try. */
export const tryAgain = (paying: Paying, way: PaymentMeans, at: number): Paying => {
  if (isUnderWay(paying) || isFollowed(paying)) return paying;
  const { id, isShare, bookingKey, secret, placeId, visitId, attempt } = paying;
  const amount = amountToTry(paying);
  return { id, isShare, bookingKey, secret, placeId, visitId, amount, way, attempt: attempt + 1, at };
};

/** Adds the server's word. A paid payment stays paid, however late other news comes. */
export const withTold = (paying: Paying, told: CardPayment | null, at: number): Paying => {
  if (paying.told?.state === 'success' && told?.state !== 'success') return paying;
  const { failure: _failure, isUnheard: _unheard, ...rest } = paying;
  return { ...rest, told, at };
};

/** The answer that counts, of two about one payment: paid, else that of the later try, else the later one. */
export const laterPaying = (one: Paying, other: Paying): Paying => {
  if (one.told?.state === 'success' && other.told?.state !== 'success') return one;
  if (other.told?.state === 'success' && one.told?.state !== 'success') return other;
  if (one.attempt !== other.attempt) return one.attempt > other.attempt ? one : other;
  return other.at > one.at ? other : one;
};

const SECOND = 1000;

/**
 * After how many milliseconds the server is asked again; undefined: only its guest can change anything. `asked`: how often it
 * was, since the payment stands where it does.
 */
export const askAfter = (paying: Paying, asked: number): number | undefined => {
  // Turned down, or still being started: there is nothing to ask after.
  if (paying.told === undefined && !paying.isUnheard) return undefined;
  switch (standOf(paying)) {
    case 'processing':
      return (asked < 15 ? 2 : 10) * SECOND;
    case 'pending':
      return (asked < 20 ? 3 : 15) * SECOND;
    case 'redirected':
      return 10 * SECOND;
    // Money that comes after the end is real all the same.
    case 'timedOut':
    case 'failed':
      return asked < 20 ? 30 * SECOND : undefined;
    case 'starting':
    case 'success':
      return undefined;
  }
};
