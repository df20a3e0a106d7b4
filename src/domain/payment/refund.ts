// Money that goes back to a card. A refund is a row of its own beside its payment, and neither is ever deleted.
import { addMoney, type Minor, minor, ZERO } from '../pricing/money.ts';

/**
 * asked   written, and the provider has not answered yet
 * done    sent back
 * failed  the provider did not send it: a person has to
 * manual  the provider cannot send it: a person has to
 *
 * Persisted, as the reasons are.
 */
export const REFUND_STATES = ['asked', 'done', 'failed', 'manual'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/**
 * order_refused  the order could not be taken, or the kitchen turned it down
 * late_payment   it was paid after it had been let go
 * paid_twice     it was paid already
 * booking_cancelled  the booking was cancelled in time, or by the venue
 * quality        staff: the guest was not content with the food
 * missing        staff: something was missing
 * too_late       staff: it came too late
 * staff          staff: for another reason
 */
export const REFUND_REASONS = [
  'order_refused',
  'late_payment',
  'paid_twice',
  'booking_cancelled',
  'quality',
  'missing',
  'too_late',
  'staff',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Reasons that staff may choose. */
export const STAFF_REFUND_REASONS = ['quality', 'missing', 'too_late', 'staff'] as const satisfies RefundReason[];
export type StaffRefundReason = (typeof STAFF_REFUND_REASONS)[number];

export const REFUND_MOVES: Readonly<Record<RefundState, readonly RefundState[]>> = {
  asked: ['done', 'failed', 'manual'],
  // Stripe says later that a card could not be credited.
  done: ['failed'],
  failed: ['done'],
  manual: ['done'],
};

export const canMoveRefund = (from: RefundState, to: RefundState): boolean => REFUND_MOVES[from].includes(to);

/** A person has to send it. */
export const isRefundTask = (state: RefundState): boolean => state === 'manual' || state === 'failed';

export interface Refund {
  readonly id: string;
  readonly amount: Minor;
  readonly state: RefundState;
  readonly reason: RefundReason;
  /** By name; empty: nobody in particular. */
  readonly by: string;
  /** Epoch ms of the server's clock. */
  readonly at: number;
}

/** Sum of all refunds of a payment, done or owed. */
export const sumRefunds = (refunds: readonly Pick<Refund, 'amount'>[]): Minor =>
  addMoney(ZERO, ...refunds.map(({ amount }) => amount));

/** Amount that may still be sent back. */
export const refundable = (paid: Minor, refunds: readonly Pick<Refund, 'amount'>[]): Minor =>
  minor(Math.max(0, paid - sumRefunds(refunds)));

/** Fault of a wish to refund; undefined: it is allowed. */
export const refundFault = (
  amount: Minor,
  paid: Minor,
  refunds: readonly Pick<Refund, 'amount'>[],
): 'nothing' | 'too_much' | undefined => {
  if (amount <= 0) return 'nothing';
  return amount > refundable(paid, refunds) ? 'too_much' : undefined;
};
