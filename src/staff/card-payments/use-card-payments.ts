import { useCallback } from 'react';
import type { StaffPayments } from '#contract/payment/staff-payments.ts';
import type { Http } from '#core/api/http.ts';
import { judgePayment, listPayments, refundPayment, settleRefund } from '#core/api/staff/card-payments.ts';
import type { PaymentKey } from '#domain/ids.ts';
import type { StaffRefundReason } from '#domain/payment/refund.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { type Managed, useManaged } from '#staff/frame/use-managed.ts';

export interface CardPayments extends Pick<Managed<StaffPayments>, 'found' | 'problem' | 'again'> {
  /** Requests a refund, once per `id`; resolves true when accepted. */
  readonly refund: (of: {
    readonly key: PaymentKey;
    readonly id: string;
    readonly amount: Minor;
    readonly reason: StaffRefundReason;
  }) => Promise<boolean>;
  /** Records that a person refunded it by hand. */
  readonly settle: (refundId: string) => Promise<boolean>;
  /** Records the result of comparing a payment that has an alarm with the provider's list. */
  readonly judge: (of: { readonly key: PaymentKey; readonly isPaid: boolean }) => Promise<boolean>;
}

/** Card payments of a day, and those that need action. */
export function useCardPayments(day: string): CardPayments {
  const read = useCallback((send: Http['send']) => listPayments(send, day), [day]);
  const { found, problem, change, again } = useManaged(read);
  return {
    found,
    problem,
    again,
    refund: async (of) => (await change((send) => refundPayment(send, of))) !== undefined,
    judge: async (of) => (await change((send) => judgePayment(send, of))) !== undefined,
    settle: async (id) => (await change((send) => settleRefund(send, id))) !== undefined,
  };
}

/** A refund's id is made once per sheet, so that a second press repeats the same refund. */
export const freshRefundId = (): string => crypto.randomUUID();
