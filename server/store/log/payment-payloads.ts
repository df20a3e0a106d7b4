// Payloads of journal rows about payments. Types are persisted: they may be added to and never renamed.
import type { ReversalReason } from '#domain/bill/payment.ts';
import type { ShareKind } from '#domain/bill/split-kinds.ts';

/** A row that bears an order's id is of that order, which stands on no table; else it is of its sitting's bill. */
interface PaymentPayload {
  /** Amount that it settles: above zero, in a taking-back too. */
  readonly amount: number;
  /** Rounding in coins, below zero where less was given; absent: none. */
  readonly rounding?: number;
  readonly tender: string;
  readonly by: string;
  /** Amount left to pay after it. */
  readonly rest: number;
  readonly commandId: string;
  /** Absent in rows of older servers. */
  readonly currency?: string | undefined;
  /** The key of the card payment whose money it is; absent: a person noted it. */
  readonly cardPayment?: string;
  /** Whether it was paid after its share had been let go. */
  readonly late?: true;
}

export interface PaymentPayloads {
  /** A guest is paying a share of the table's bill until then, epoch ms. */
  'share.held': {
    readonly shareId: string;
    readonly kind: ShareKind;
    readonly amount: number;
    readonly tip: number;
    readonly until: number;
  };
  /** The provider's page was over before it was paid. */
  'share.freed': { readonly shareId: string; readonly amount: number };
  /** Money that came too late: the bill has no room for it, and all of it goes back. */
  'share.refused': { readonly shareId: string; readonly amount: number; readonly tip: number };
  /** Tip that a guest gave on top of the payment; it pays nothing of the bill. */
  'payment.tip': { readonly amount: number; readonly currency?: string | undefined; readonly commandId: string };
  'payment.part': PaymentPayload;
  'payment.reversed': PaymentPayload & {
    readonly paymentId: string;
    readonly reason: ReversalReason;
    readonly takenBy: string;
    /** The manager whose PIN allowed it, by name; absent: none was needed, or an older server wrote it. */
    readonly approvedBy?: string;
  };
}
