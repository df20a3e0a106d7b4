// One payment by card, from its start to its end. Its row is on the server; devices are told of it.
import type { ClaimId, OrderId, PaymentKey, SessionId, ShareId } from '../ids.ts';
import type { Currency, Minor } from '../pricing/money.ts';
import type { PaymentProvider } from './providers.ts';

/**
 * How a payment stands. Persisted: they may be added to and never renamed. [S4.10]
 *
 * starting    its row is written, and the provider has not answered yet
 * redirected  the provider's page is open for the guest
 * pending     the provider has not said what came of it, or what it said contradicts itself
 * processing  the provider has it and is working on it
 * success     paid, by the provider's own word
 * failed      declined; another one may be started
 * timed_out   the provider's page ended before anything was paid
 * cancelled   ended from our side: the guest turned back, or there is another amount to pay
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

/** Where a payment may go from each state. Money that comes after an end is real money, so `success` lies ahead of each. */
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

/** True while money may still come: no second payment of the same order, or share, starts beside it. */
export const isOpenPayment = (state: CardPaymentState): boolean => OPEN.includes(state);

/** The state after news of another one: late, repeated and reordered news never moves a payment backwards. */
export const applyPaymentState = (current: CardPaymentState, told: CardPaymentState): CardPaymentState =>
  canMovePayment(current, told) ? told : current;

/** Money came in after its payment had been let go. */
export const isLateMoney = (from: CardPaymentState, to: CardPaymentState): boolean =>
  to === 'success' && !isOpenPayment(from) && from !== 'success';

/**
 * The paid thing, as a value. Its revision is that of the amount to pay when the payment was started: a payment cannot pay
 * another amount. For an order the revision is the amount that was left to pay of it, in minor units.
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
  /** The deposit of a booking; the revision is its amount. */
  | { readonly kind: 'booking'; readonly bookingId: string; readonly revision: number };

export const shareKey = (shareId: string): string => `share:${shareId}`;
export const depositKey = (bookingId: string): string => `booking:${bookingId}`;

/** Key by which one open payment excludes another. */
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

/** The provider's idempotency key. `attempt`: from 1, of the same subject. Stored before the provider is called. */
export const paymentAttemptKey = (subject: PaymentSubject, attempt: number): string =>
  `${subjectKey(subject)}:${subject.revision}:${attempt}`;

/** A payment as its guest sees it. */
export interface CardPayment {
  readonly key: PaymentKey;
  readonly provider: PaymentProvider;
  readonly state: CardPaymentState;
  /** Amount charged, the tip in it. */
  readonly amount: Minor;
  readonly tip: Minor;
  readonly currency: Currency;
  readonly refunded: Minor;
  /** Epoch ms of the server's clock. */
  readonly startedAt: number;
  /** Until when its page can be paid on. */
  readonly endsAt: number;
  /** The provider's page, while it is open. */
  readonly page?: string | undefined;
  readonly isDemo: boolean;
}

/** How an order stands that is paid by card before it is received, as its guest and staff are told. */
export interface OrderCardPayment {
  /** State of the latest payment; absent: none was started. */
  readonly state?: CardPaymentState | undefined;
  /** The kitchen does not have it yet: it is paid first. */
  readonly awaits: boolean;
  readonly paid: Minor;
  readonly refunded: Minor;
  /** Until when it waits to be paid, epoch ms; absent: it does not wait. */
  readonly until?: number | undefined;
}
