import { useCallback } from 'react';
import type { StaffPayments } from '#contract/payment/staff-payments.ts';
import type { Http } from '#core/api/http.ts';
import { judgePayment, listPayments, refundPayment, settleRefund } from '#core/api/staff/card-payments.ts';
import type { PaymentKey } from '#domain/ids.ts';
import type { StaffRefundReason } from '#domain/payment/refund.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { type Managed, useManaged } from '#staff/frame/use-managed.ts';

export interface CardPayments extends Pick<Managed<StaffPayments>, 'found' | 'problem'> {
  /** Sends money back, once for each `id`; true: it was asked for. */
  readonly refund: (of: {
    readonly key: PaymentKey;
    readonly id: string;
    readonly amount: Minor;
    readonly reason: StaffRefundReason;
  }) => Promise<boolean>;
  /** A person has sent it back by hand. */
  readonly settle: (refundId: string) => Promise<boolean>;
  /** A payment with an alarm was compared with the provider's own list. */
  readonly judge: (of: { readonly key: PaymentKey; readonly isPaid: boolean }) => Promise<boolean>;
}

/** The card payments of a day, and what a person has to see to. */
export function useCardPayments(day: string): CardPayments {
  const read = useCallback((send: Http['send']) => listPayments(send, day), [day]);
  const { found, problem, change } = useManaged(read);
  return {
    found,
    problem,
    refund: async (of) => (await change((send) => refundPayment(send, of))) !== undefined,
    judge: async (of) => (await change((send) => judgePayment(send, of))) !== undefined,
    settle: async (id) => (await change((send) => settleRefund(send, id))) !== undefined,
  };
}

/** A refund's id is made once for each sheet: pressed again, it is the same refund. */
export const freshRefundId = (): string => crypto.randomUUID();
