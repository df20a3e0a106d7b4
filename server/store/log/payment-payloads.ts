// Payloads of journal rows about payments. Types are persisted: they may be added, never renamed.
import type { ReversalReason } from '#domain/bill/payment.ts';
import type { ShareKind } from '#domain/bill/split-kinds.ts';

/** A row with an order id belongs to that order, which has no table; otherwise to its sitting's bill. */
interface PaymentPayload {
  /** Amount that the payment settles, positive in a reversal too. */
  readonly amount: number;
  /** Cash rounding, negative when less was paid; absent: none. */
  readonly rounding?: number;
  /** Tip that staff noted beside the amount, positive in a reversal too; absent: none. */
  readonly tip?: number;
  readonly tender: string;
  /** With the tender `room`: the hotel room, by name; absent in rows of older servers. */
  readonly room?: string;
  readonly by: string;
  /** Amount due after the payment. */
  readonly rest: number;
  readonly commandId: string;
  /** Absent in rows of older servers. */
  readonly currency?: string | undefined;
  /** Key of the card payment that brought the money; absent: a person noted it. */
  readonly cardPayment?: string;
  /** The payment came after its share had been released. */
  readonly late?: true;
}

export interface PaymentPayloads {
  /** A guest pays a share of the table's bill until then, epoch ms. */
  'share.held': {
    readonly shareId: string;
    readonly kind: ShareKind;
    readonly amount: number;
    readonly tip: number;
    readonly until: number;
  };
  /** The provider's page expired unpaid. */
  'share.freed': { readonly shareId: string; readonly amount: number };
  /** The money came too late: the bill has no room for the money, and the money is refunded in full. */
  'share.refused': { readonly shareId: string; readonly amount: number; readonly tip: number };
  /** Tip on top of the payment; does not reduce the bill. */
  'payment.tip': { readonly amount: number; readonly currency?: string | undefined; readonly commandId: string };
  'payment.part': PaymentPayload;
  'payment.reversed': PaymentPayload & {
    readonly paymentId: string;
    readonly reason: ReversalReason;
    readonly takenBy: string;
    /** Name of the manager whose PIN approved it; absent: no approval, or written by an older server. */
    readonly approvedBy?: string;
  };
}
