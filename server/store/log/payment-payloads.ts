// What rows of the journal say of payments. Types are persisted: they may be added to and never renamed.
import type { ReversalReason } from '#domain/bill/payment.ts';

export interface PaymentPayloads {
  /** `rest`: what is left to pay after it, as in the next. */
  'payment.part': {
    readonly amount: number;
    readonly tender: string;
    readonly by: string;
    readonly rest: number;
    readonly commandId: string;
  };
  /** `amount` is the payment's, above zero. */
  'payment.reversed': {
    readonly paymentId: string;
    readonly amount: number;
    readonly tender: string;
    readonly reason: ReversalReason;
    readonly by: string;
    readonly takenBy: string;
    readonly rest: number;
    readonly commandId: string;
  };
}
