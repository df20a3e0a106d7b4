// A part of a bill that staff have noted as paid, and its taking back: neither is ever deleted.
import type { CommandId } from '../ids.ts';
import type { FiscalReceipt } from '../payment/fiscal-receipt.ts';
import { inCash } from '../pricing/cash.ts';
import { addMoney, type Minor, minor, ZERO } from '../pricing/money.ts';

/** How something was paid. Persisted, as reasons are. */
export const TENDERS = ['cash', 'card', 'other'] as const;
export type Tender = (typeof TENDERS)[number];

/** Why a payment is taken back. Persisted: they may be added to and never renamed. */
export const REVERSAL_REASONS = ['wrong_amount', 'wrong_tender', 'wrong_table', 'not_received', 'other'] as const;
export type ReversalReason = (typeof REVERSAL_REASONS)[number];

export interface Reversal {
  /** By name. */
  readonly by: string;
  /** Epoch ms of the server's clock, as the payment's. */
  readonly at: number;
  readonly reason: ReversalReason;
  /** Name of the manager whose PIN allowed it; absent: no PIN was needed. */
  readonly approvedBy?: string | undefined;
}

export interface Payment {
  /** Id of the command that noted the payment; empty: an older server does not say. */
  readonly id: CommandId;
  /** Amount of the bill that it settles. */
  readonly amount: Minor;
  /** Rounding, because coins pay no nearer amount: below zero, less was given. Absent: none. */
  readonly rounding?: Minor | undefined;
  readonly tender: Tender;
  readonly by: string;
  readonly at: number;
  /** The fiscal receipt of an online payment that staff issue; absent: the till was told, or an older server does not say. */
  readonly receipt?: FiscalReceipt | undefined;
  /** Absent: it counts. */
  readonly reversed?: Reversal | undefined;
}

/** Whether a guest paid it by card on their own phone: no member of staff noted it, and its money goes back to the card alone. */
export const isPaidOnline = ({ by }: Pick<Payment, 'by'>): boolean => by === '';

/**
 * Amount of a bill that a payment settles, and the rounding beside it: coins that come as near to what is due as coins can, settle
 * it. `coin`: the smallest one, minor units.
 */
export const settledBy = (
  { amount, tender }: Pick<Payment, 'amount' | 'tender'>,
  due: Minor,
  coin: number,
): { readonly amount: Minor; readonly rounding: Minor } =>
  tender === 'cash' && amount === inCash(due, coin)
    ? { amount: due, rounding: minor(amount - due) }
    : { amount, rounding: ZERO };

/** Sum of the payments, without those that were taken back. */
export const sumPaid = (payments: readonly Payment[]): Minor =>
  addMoney(ZERO, ...payments.flatMap(({ amount, reversed }) => (reversed ? [] : amount)));
