// One card payment from start to end. Its row is on the server; devices receive its state.
import type { ClaimId, OrderId, PaymentKey, SessionId, ShareId } from '../ids.ts';
import type { Currency, Minor } from '../pricing/money.ts';
import type { CardDecline } from './card-decline.ts';
import type { PaymentProvider } from './providers.ts';

/**
 * State of a payment. Persisted: values are added and never renamed. [S4.10]
 *
 * starting    row written, no answer of the provider yet
 * redirected  the provider's page is open for the guest
 * pending     the provider's result is missing or contradicts itself
 * processing  the provider is working on it
 * success     paid, confirmed by the provider
 * failed      declined; another one may be started
 * timed_out   the provider's page expired without a payment
 * cancelled   ended by us: the guest turned back, or the amount changed
 */
export const CARD_PAYMENT_STATES = [
  'starting',
  'redirected',
  'pending',
  'processing',
  'success',
  'failed',
  'timed_out',
  'cancelled',
] as const;
export type CardPaymentState = (typeof CARD_PAYMENT_STATES)[number];

/** Next states of a payment. Money that arrives after an end is real, so `success` can follow each state. */
export const CARD_PAYMENT_MOVES: Readonly<Record<CardPaymentState, readonly CardPaymentState[]>> = {
  starting: ['redirected', 'pending', 'processing', 'success', 'failed', 'timed_out', 'cancelled'],
  redirected: ['pending', 'processing', 'success', 'failed', 'timed_out', 'cancelled'],
  pending: ['processing', 'success', 'failed', 'timed_out', 'cancelled'],
  processing: ['success', 'failed'],
  failed: ['success'],
  timed_out: ['success'],
  cancelled: ['success'],
  success: [],
};

export const canMovePayment = (from: CardPaymentState, to: CardPaymentState): boolean =>
  CARD_PAYMENT_MOVES[from].includes(to);

const OPEN: readonly CardPaymentState[] = ['starting', 'redirected', 'pending', 'processing'];

/** True while money may still arrive: no second payment of the same order or share can start. */
export const isOpenPayment = (state: CardPaymentState): boolean => OPEN.includes(state);

/** State after an event: late, repeated and reordered events never move a payment back. */
export const applyPaymentState = (current: CardPaymentState, told: CardPaymentState): CardPaymentState =>
  canMovePayment(current, told) ? told : current;

/** Money arrived after its payment had ended. */
export const isLateMoney = (from: CardPaymentState, to: CardPaymentState): boolean =>
  to === 'success' && !isOpenPayment(from) && from !== 'success';

/**
 * Subject of a payment, as a value. `revision` is that of the amount at the start, so that a payment cannot pay another
 * amount. For an order it is the amount left to pay, in minor units.
 */
export type PaymentSubject =
  | { readonly kind: 'order'; readonly orderId: OrderId; readonly revision: number }
  | {
      readonly kind: 'share';
      readonly sittingId: SessionId;
      /** Revision of the bill. */
      readonly revision: number;
      readonly shareId: ShareId;
      readonly claimIds: readonly ClaimId[];
    }
  /** Deposit of a booking; the revision is its amount. */
  | { readonly kind: 'booking'; readonly bookingId: string; readonly revision: number };

export const shareKey = (shareId: string): string => `share:${shareId}`;
export const depositKey = (bookingId: string): string => `booking:${bookingId}`;

/** Key under which at most one payment is open. */
export const subjectKey = (subject: PaymentSubject): string => {
  switch (subject.kind) {
    case 'order':
      return `order:${subject.orderId}`;
    case 'share':
      return shareKey(subject.shareId);
    case 'booking':
      return depositKey(subject.bookingId);
  }
};

/** The provider's idempotency key. `attempt`: from 1, per subject. Stored before the provider is called. */
export const paymentAttemptKey = (subject: PaymentSubject, attempt: number): string =>
  `${subjectKey(subject)}:${subject.revision}:${attempt}`;

/** A payment as its guest sees it. */
export interface CardPayment {
  readonly key: PaymentKey;
  readonly provider: PaymentProvider;
  readonly state: CardPaymentState;
  /** Charged amount, including the tip. */
  readonly amount: Minor;
  readonly tip: Minor;
  readonly currency: Currency;
  readonly refunded: Minor;
  /** Epoch ms of the server's clock. */
  readonly startedAt: number;
  /** When the provider's page expires. */
  readonly endsAt: number;
  /** URL of the provider's page, while it is open. */
  readonly page?: string | undefined;
  /** Reason of the last declined card, when the bank named one that a guest may read. */
  readonly declined?: CardDecline | undefined;
  readonly isDemo: boolean;
}

/** Payment state of an order that is paid by card before receipt, as guest and staff see it. */
export interface OrderCardPayment {
  /** State of the latest payment; absent: none was started. */
  readonly state?: CardPaymentState | undefined;
  /** The kitchen gets the order only after the payment. */
  readonly awaits: boolean;
  readonly paid: Minor;
  readonly refunded: Minor;
  /** Payment deadline, epoch ms; absent: not waiting. */
  readonly until?: number | undefined;
}
