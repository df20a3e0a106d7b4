// A guest withdraws a sent order without a table, or one to a hotel room, while nobody at the venue has taken it.
import { isOpenPayment, type OrderCardPayment } from '../payment/card-payment.ts';
import type { OrderType } from '../place/place.ts';
import { isWithdrawn } from './is-withdrawn.ts';
import type { PlacedOrder } from './order.ts';
import type { OrderFacts } from './order-facts.ts';
import { isWithoutTable } from './order-type.ts';
import type { RejectReason } from './reject-reason.ts';

/** Reason of an order that its guest has withdrawn. It has no text: each app has the cause in its own words. */
export const WITHDRAWN: RejectReason = { code: 'other', text: '', cause: 'withdrawn', productIds: [] };

/** too_late: the venue has it. paid: a card payment is paid or open, or staff have taken money. Spelt as on the wire. */
export const WITHDRAW_REFUSALS = ['too_late', 'paid'] as const;
export type WithdrawRefusal = (typeof WITHDRAW_REFUSALS)[number];

/** A guest at a table tells the waiter; nobody of the staff is in a hotel room. */
export const isWithdrawable = (type: OrderType): boolean => isWithoutTable(type) || type === 'room';

/** Whether a person works on the order, or may work on it. A ticket that only shows on a screen is not taken. */
const isTaken = (facts: OrderFacts): boolean =>
  facts.accepted !== undefined ||
  facts.startedAt !== undefined ||
  facts.confirmed !== undefined ||
  facts.delayed !== undefined ||
  facts.lineVoids !== undefined ||
  // A cook with a paper presses no button.
  facts.seenBy === 'printer';

/** Whether a card payment has brought money, or may still bring some. */
const isCardRunning = (card: OrderCardPayment | undefined): boolean =>
  card !== undefined &&
  (card.awaits || card.paid > card.refunded || (card.state !== undefined && isOpenPayment(card.state)));

/** Verdict on a withdrawal. `withdrawn`: done before. `isPrinted`: a ticket is, or may be, on paper. `isPaid`: by staff. */
export const judgeWithdraw = (
  { status, orderType }: Pick<PlacedOrder, 'status' | 'orderType'>,
  facts: OrderFacts,
  more: {
    readonly reason: Pick<RejectReason, 'cause'> | undefined;
    readonly card: OrderCardPayment | undefined;
    readonly isPaid: boolean;
    readonly isPrinted: boolean;
  },
): 'may' | 'withdrawn' | WithdrawRefusal => {
  if (status === 'rejected' && isWithdrawn(more.reason)) return 'withdrawn';
  if (!isWithdrawable(orderType) || status !== 'ordered' || isTaken(facts) || more.isPrinted) return 'too_late';
  return more.isPaid || isCardRunning(more.card) ? 'paid' : 'may';
};
