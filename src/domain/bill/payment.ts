// A partial payment of a bill recorded by staff, and its reversal: neither is ever deleted.
import type { CommandId } from '../ids.ts';
import type { FiscalReceipt } from '../payment/fiscal-receipt.ts';
import { inCash } from '../pricing/cash.ts';
import { addMoney, type Minor, minor, ZERO } from '../pricing/money.ts';

/** Means of payment. Persisted: values are added and never renamed. */
export const TENDERS = ['cash', 'card', 'other'] as const;
export type Tender = (typeof TENDERS)[number];

/** Why a payment is reversed. Persisted: values are added and never renamed. */
export const REVERSAL_REASONS = ['wrong_amount', 'wrong_tender', 'wrong_table', 'not_received', 'other'] as const;
export type ReversalReason = (typeof REVERSAL_REASONS)[number];

export interface Reversal {
  /** By name. */
  readonly by: string;
  /** Epoch ms of the server's clock; the same for the payment's time. */
  readonly at: number;
  readonly reason: ReversalReason;
  /** Name of the manager whose PIN approved the reversal; absent: no PIN was needed. */
  readonly approvedBy?: string | undefined;
}

export interface Payment {
  /** Id of the command that recorded the payment; empty: an older server does not send it. */
  readonly id: CommandId;
  /** Part of the bill that the payment settles. */
  readonly amount: Minor;
  /** Cash rounding, since no coins match the exact amount; negative: less was given. Absent: none. */
  readonly rounding?: Minor | undefined;
  readonly tender: Tender;
  readonly by: string;
  readonly at: number;
  /**
   * Fiscal receipt of an online payment that staff issue; absent: the till was notified, or an older server does not say.
   */
  readonly receipt?: FiscalReceipt | undefined;
  /** Absent: not reversed. */
  readonly reversed?: Reversal | undefined;
}

/** Whether a guest paid by card on their own phone: no staff member recorded it, and a refund goes only to the card. */
export const isPaidOnline = ({ by }: Pick<Payment, 'by'>): boolean => by === '';

/**
 * Amount of a bill that a payment settles, with its rounding: cash settles the due amount when coins cannot come nearer.
 * `coin`: the smallest coin, minor units.
 */
export const settledBy = (
  { amount, tender }: Pick<Payment, 'amount' | 'tender'>,
  due: Minor,
  coin: number,
): { readonly amount: Minor; readonly rounding: Minor } =>
  tender === 'cash' && amount === inCash(due, coin)
    ? { amount: due, rounding: minor(amount - due) }
    : { amount, rounding: ZERO };

/** Sum of the payments without reversed ones. */
export const sumPaid = (payments: readonly Payment[]): Minor =>
  addMoney(ZERO, ...payments.flatMap(({ amount, reversed }) => (reversed ? [] : amount)));
