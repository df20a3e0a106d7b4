// Which sources of payment events are trusted, and how far.
import type { Currency, Minor } from '../pricing/money.ts';
import { applyPaymentState, type CardPaymentState } from './card-payment.ts';

/**
 * start         the provider's answer to the start
 * status        the provider's answer to a status request
 * notification  the provider's callback, verified by its signature
 * return        the return URL of the guest: anybody can type it
 * clock         our own: the page has expired, and the provider was asked
 * staff         a manager has checked the provider's list, because its answers contradict each other
 */
export type PaymentSource = 'start' | 'status' | 'notification' | 'return' | 'clock' | 'staff';

/** The return URL only triggers a status request, and decides nothing. */
export const isTruth = (source: PaymentSource): boolean => source !== 'return';

export interface ToldOfPayment {
  readonly source: PaymentSource;
  readonly state: CardPaymentState;
  /** As reported by the provider; undefined: its protocol does not report them. */
  readonly amount?: Minor | undefined;
  readonly currency?: string | undefined;
}

/** Fault in the provider's report; shown to staff. */
export type PaymentAlarm = 'wrong_amount' | 'wrong_currency' | 'contradiction';

export interface JudgedPayment {
  readonly state: CardPaymentState;
  readonly alarm?: PaymentAlarm | undefined;
}

/**
 * State after an event. Another amount or currency than requested never counts as paid: the payment is pending, with an
 * alarm for staff.
 */
export const judgeTold = (
  payment: { readonly state: CardPaymentState; readonly amount: Minor; readonly currency: Currency },
  told: ToldOfPayment,
): JudgedPayment => {
  if (!isTruth(told.source)) return { state: payment.state };
  if (told.state !== 'success') return { state: applyPaymentState(payment.state, told.state) };
  const alarm: PaymentAlarm | undefined =
    told.amount !== undefined && told.amount !== payment.amount
      ? 'wrong_amount'
      : told.currency !== undefined && told.currency.toUpperCase() !== payment.currency
        ? 'wrong_currency'
        : undefined;
  if (alarm && payment.state !== 'success') return { state: applyPaymentState(payment.state, 'pending'), alarm };
  return { state: applyPaymentState(payment.state, 'success') };
};
