// Which answers about a payment are believed, and how far.
import type { Currency, Minor } from '../pricing/money.ts';
import { applyPaymentState, type CardPaymentState } from './card-payment.ts';

/**
 * start         the provider's answer to the start itself
 * status        the provider's answer when it was asked
 * notification  the provider's word, proved by its signature
 * return        the address on which the guest came back: anybody can type it
 * clock         our own: the page's time is over, and the provider was asked
 * staff         a manager has compared it with the provider's own list, because its answers contradict each other
 */
export type PaymentSource = 'start' | 'status' | 'notification' | 'return' | 'clock' | 'staff';

/** The return address is a hint to ask the provider now, and decides nothing. */
export const isTruth = (source: PaymentSource): boolean => source !== 'return';

export interface ToldOfPayment {
  readonly source: PaymentSource;
  readonly state: CardPaymentState;
  /** As the provider said them; undefined: its protocol does not say them. */
  readonly amount?: Minor | undefined;
  readonly currency?: string | undefined;
}

/** Fault in the provider's word; staff see it. */
export type PaymentAlarm = 'wrong_amount' | 'wrong_currency' | 'contradiction';

export interface JudgedPayment {
  readonly state: CardPaymentState;
  readonly alarm?: PaymentAlarm | undefined;
}

/**
 * The state after what was told. Another amount, or another currency, than was asked for is never taken for paid: the
 * payment is pending, with an alarm, and a person looks.
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
