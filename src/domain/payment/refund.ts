// Refunds to a card. A refund is a separate row beside its payment, and neither is ever deleted.
import { addMoney, type Minor, minor, ZERO } from '../pricing/money.ts';

/**
 * asked   written, without an answer of the provider yet
 * done    sent back
 * failed  the provider did not send it: a person must
 * manual  the provider cannot send it: a person must
 *
 * Persisted, like the reasons.
 */
export const REFUND_STATES = ['asked', 'done', 'failed', 'manual'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/**
 * order_refused  the order was refused, or the kitchen rejected it
 * late_payment   it was paid after it had ended
 * paid_twice     it was already paid
 * booking_cancelled  the booking was cancelled in time, or by the venue
 * quality        staff: the guest was unhappy with the food
 * missing        staff: an item was missing
 * too_late       staff: it came too late
 * staff          staff: another reason
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
  // Stripe may report later that a card could not be credited.
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
  /** Name of the person; empty: automatic. */
  readonly by: string;
  /** Epoch ms of the server's clock. */
  readonly at: number;
}

/** Sum of all refunds of a payment, sent or owed. */
export const sumRefunds = (refunds: readonly Pick<Refund, 'amount'>[]): Minor =>
  addMoney(ZERO, ...refunds.map(({ amount }) => amount));

/** Amount that can still be refunded. */
export const refundable = (paid: Minor, refunds: readonly Pick<Refund, 'amount'>[]): Minor =>
  minor(Math.max(0, paid - sumRefunds(refunds)));

/** Fault of a requested refund; undefined: allowed. */
export const refundFault = (
  amount: Minor,
  paid: Minor,
  refunds: readonly Pick<Refund, 'amount'>[],
): 'nothing' | 'too_much' | undefined => {
  if (amount <= 0) return 'nothing';
  return amount > refundable(paid, refunds) ? 'too_much' : undefined;
};
