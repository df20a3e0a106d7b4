// Why a payment by card was not started.
import type { Minor } from '../pricing/money.ts';

/**
 * payments_off                 the place takes no cards, or no provider stands behind it [S6.05]
 * unknown_order                no such order, or the sender has no right to pay it
 * nothing_to_pay               the order is paid, or was turned down
 * already_paying               a payment of it is under way, on this device or another one
 * repriced                     the amount to pay is another than was shown
 * below_minimum                less than the provider takes
 * card_payment_requires_login  [S5.18, S8.07]
 * unknown_instrument           no saved card of this customer
 * share_taken                  another guest pays a part of it
 * provider_unreachable         the provider did not answer; it may be tried again
 * payment_failed               the provider turned it down
 * not_offered                  the place does not take it on receipt in that way
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
  /** With `repriced`: what there is to pay now. */
  readonly due?: Minor | undefined;
}

/** Too much was asked for in a short time, so nothing was done. */
export const PAYMENT_RATE_LIMITED = 'rate_limited';
