// A partial payment of a bill recorded by staff, and its reversal: neither is ever deleted.
import type { CommandId } from '../ids.ts';
import type { FiscalReceipt } from '../payment/fiscal-receipt.ts';
import { inCash } from '../pricing/cash.ts';
import { addMoney, type Minor, minor, ZERO } from '../pricing/money.ts';

/** Means of payment; `room`: put on the hotel's bill for the room. Persisted: values are added and never renamed. */
export const TENDERS = ['cash', 'card', 'room', 'other'] as const;
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
  /** Tip beside `amount`, in the same tender; never part of the bill or its tax. Absent: none, or not known here. */
  readonly tip?: Minor | undefined;
  readonly tender: Tender;
  /** With the tender `room`: name of the hotel room. Absent: another tender, or an older server does not say. */
  readonly room?: string | undefined;
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

/**
 * Money of a payment that is above the due amount and its tip; negative: the difference that is missing. `undefined`: the
 * given money or the due amount is not known yet.
 */
export const changeOf = (given: Minor | undefined, due: Minor | undefined, tip: Minor = ZERO): Minor | undefined =>
  given === undefined || due === undefined ? undefined : minor(given - due - tip);

/** A tip above the amount that was paid is rather a slip of the finger; staff are told and may note the tip all the same. */
export const isTipUnlikely = ({ amount, tip = ZERO }: Pick<Payment, 'amount' | 'tip'>): boolean => tip > amount;

/** Sum of the payments without reversed ones. */
export const sumPaid = (payments: readonly Payment[]): Minor =>
  addMoney(ZERO, ...payments.flatMap(({ amount, reversed }) => (reversed ? [] : amount)));
