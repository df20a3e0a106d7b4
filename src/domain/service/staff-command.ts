// Staff commands: each is small and additive, and none contains a whole order.
import type { AvailabilityChange } from '../availability/availability-change.ts';
import type { ReversalReason, Tender } from '../bill/payment.ts';
import type { PieceRef } from '../bill/shares.ts';
import type { CommandId, OffKey, OrderId, SessionId } from '../ids.ts';
import type { OrderStatus } from '../order/order.ts';
import type { OrderFact } from '../order/order-facts.ts';
import type { RejectReason } from '../order/reject-reason.ts';
import type { Minor } from '../pricing/money.ts';
import type { PaperAnswer } from './paper.ts';

/** Persisted and part of URLs: kinds are added and never renamed. */
export const STAFF_COMMANDS = [
  'orderStatus',
  'orderFact',
  'tableChange',
  'closeSitting',
  'checkOut',
  'paid',
  'availability',
  'callAnswer',
  'paper',
  'reversePayment',
  'printPaper',
  'lockSeen',
  'undoMerge',
] as const;
export type StaffCommandKind = (typeof STAFF_COMMANDS)[number];

/** Time in which a merge can be undone, in ms. */
export const UNDO_MERGE_MS = 10 * 60_000;

export type StaffCommand =
  | {
      readonly kind: 'orderStatus';
      readonly orderId: OrderId;
      readonly to: OrderStatus;
      /** With `rejected`. */
      readonly reason?: RejectReason;
    }
  | { readonly kind: 'orderFact'; readonly orderId: OrderId; readonly fact: OrderFact }
  | {
      readonly kind: 'tableChange';
      /** One order, or all orders of a sitting. */
      readonly about: { readonly orderId: OrderId } | { readonly sittingId: SessionId };
      readonly table: string;
      /** Merge with the party at the new table. */
      readonly merge: boolean;
    }
  /** `rest`: unpaid amount shown when closing; absent: an app that does not send it. */
  | { readonly kind: 'closeSitting'; readonly sittingId: SessionId; readonly rest?: Minor }
  /**
   * Check-out of a hotel room: its sitting ends, and its tablet is cleared. `rest` as above. `sittingId`: the sitting that
   * the app showed, null: none; absent: an older app.
   */
  | {
      readonly kind: 'checkOut';
      readonly table: string;
      readonly sittingId?: SessionId | null;
      readonly rest?: Minor;
    }
  /** Partial payment of a table's bill, or of an order without a table. */
  | ({
      readonly kind: 'paid';
      readonly amount: Minor;
      readonly tender: Tender;
      /** Tip beside the amount; absent: none, or an app that does not send it. */
      readonly tip?: Minor | undefined;
      /** With the tender `room`, at a table that is no hotel room: the room, by name. */
      readonly room?: string | undefined;
    } /** `pieces`: the dishes that it pays; absent: a sum. */ & (
      | { readonly sittingId: SessionId; readonly pieces?: readonly PieceRef[] | undefined }
      | { readonly orderId: OrderId }
    ))
  | { readonly kind: 'availability'; readonly about: OffKey; readonly change: AvailabilityChange }
  | { readonly kind: 'callAnswer'; readonly callId: CommandId; readonly answer: 'coming' | 'done' }
  /** Reverses a wrongly recorded payment: the payment stays, and another row reverses it. */
  | { readonly kind: 'reversePayment'; readonly paymentId: CommandId; readonly reason: ReversalReason }
  /** Reprints the tickets of an order as copies, or prints the non-fiscal bill of a sitting, at a printer of the venue. */
  | {
      readonly kind: 'printPaper';
      readonly printer: string;
      readonly about: { readonly orderId: OrderId } | { readonly sittingId: SessionId };
    }
  /** Moves a merged party back to its own table. `sittingId`: of the merged party. */
  | { readonly kind: 'undoMerge'; readonly sittingId: SessionId }
  /** A manager has seen that a device was locked by wrong PINs at `since`. */
  | { readonly kind: 'lockSeen'; readonly deviceId: string; readonly since: number }
  /** `job`: the paper's id at its printer. */
  | { readonly kind: 'paper'; readonly printer: string; readonly job: string; readonly answer: PaperAnswer };

/** Why a staff command was refused. Each code has a message on screen. */
export const STAFF_REFUSALS = [
  /** The role may not. */
  'forbidden',
  'unknown_order',
  'unknown_sitting',
  'unknown_table',
  /** A payment on the bill of a hotel room that the venue does not have. */
  'unknown_room',
  'unknown_call',
  'unknown_paper',
  'unknown_printer',
  'unknown_payment',
  'unknown_product',
  'not_countable',
  'invalid_portions',
  /** The order's status has moved on: `by` and `at` say by whom and when. */
  'moved_on',
  /** Another person did the same first: accepted, confirmed or removed a dish. */
  'done_already',
  /** The time for a recall, or for undoing "served", is over. */
  'too_late',
  /** The last dish of an order cannot be voided: the whole order is rejected instead. */
  'last_dish',
  /** Another party is at the table; the command must request a merge. */
  'table_taken',
  'sitting_closed',
  /** More than the amount left; `rest`: that amount. */
  'overpaid',
  /** A guest is paying a part by card; `rest`: the amount left beside it. */
  'paying_now',
  /** Another guest is paying one of these dishes. */
  'dish_taken',
  /** A guest paid by card: it is refunded to the card, not reversed here. */
  'paid_online',
  /** A part of the sitting is paid, or it has no orders. */
  'being_paid',
  'nothing_to_pay',
  /** More is unpaid than the screen showed when closing; `rest`: that amount. */
  'unpaid',
  'idempotency_key_reused',
  'invalid_command',
] as const;
type StaffRefusalCode = (typeof STAFF_REFUSALS)[number];

export interface StaffRefusal {
  readonly code: StaffRefusalCode;
  /** Person who was first, and when. */
  readonly by?: string;
  readonly at?: number;
  /** Current status of the order, with `moved_on`. */
  readonly status?: OrderStatus;
  /** With `overpaid`, `paying_now` and `unpaid`. */
  readonly rest?: Minor;
}
