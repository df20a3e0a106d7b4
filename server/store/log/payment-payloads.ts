// What rows of the journal say of payments. Types are persisted: they may be added to and never renamed.
import type { ReversalReason } from '#domain/bill/payment.ts';

/** A row that bears an order's id is of that order, which stands on no table; else it is of its sitting's bill. */
interface PaymentPayload {
  /** Above zero, in a taking-back too. */
  readonly amount: number;
  readonly tender: string;
  readonly by: string;
  /** What is left to pay after it. */
  readonly rest: number;
  readonly commandId: string;
  /** Absent in rows of older servers. */
  readonly currency?: string | undefined;
}

export interface PaymentPayloads {
  'payment.part': PaymentPayload;
  'payment.reversed': PaymentPayload & {
    readonly paymentId: string;
    readonly reason: ReversalReason;
    readonly takenBy: string;
    /** The manager whose PIN allowed it, by name; absent: none was needed, or an older server wrote it. */
    readonly approvedBy?: string;
  };
}
