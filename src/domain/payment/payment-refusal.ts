// Why a card payment was not started.
import type { Minor } from '../pricing/money.ts';
import type { CardDecline } from './card-decline.ts';

/**
 * payments_off                 the place takes no cards, or has no provider [S6.05]
 * unknown_order                no such order, or the sender may not pay it
 * nothing_to_pay               the order is paid, or was rejected
 * already_paying               a payment of the order is open, on this device or another one
 * repriced                     the amount due differs from the shown one
 * below_minimum                less than the provider accepts
 * card_payment_requires_login  [S5.18, S8.07]
 * unknown_instrument           this customer has no such saved card
 * share_taken                  another guest pays a part of it
 * provider_unreachable         no answer of the provider; it may be retried
 * payment_failed               the provider rejected it
 * not_offered                  the place does not take this payment method on receipt
 *
 * Spelt as on the wire.
 */
export const PAYMENT_REFUSALS = [
  'payments_off',
  'unknown_order',
  'nothing_to_pay',
  'already_paying',
  'repriced',
  'below_minimum',
  'card_payment_requires_login',
  'unknown_instrument',
  'share_taken',
  'provider_unreachable',
  'payment_failed',
  'not_offered',
] as const;
export type PaymentRefusalCode = (typeof PAYMENT_REFUSALS)[number];

export interface PaymentRefusal {
  readonly code: PaymentRefusalCode;
  /** With `below_minimum`. */
  readonly minimum?: Minor | undefined;
  /** With `repriced`: the current amount due. */
  readonly due?: Minor | undefined;
  /** With `payment_failed`: why the bank declined a saved card, when a guest may read it. */
  readonly declined?: CardDecline | undefined;
}

/** Too many requests in a short time; no action was taken. */
export const PAYMENT_RATE_LIMITED = 'rate_limited';
