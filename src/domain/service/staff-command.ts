// Commands of the staff: each is small and additive, and none holds a whole order.
import type { AvailabilityChange } from '../availability/availability-change.ts';
import type { ReversalReason, Tender } from '../bill/payment.ts';
import type { PieceRef } from '../bill/shares.ts';
import type { CommandId, OffKey, OrderId, SessionId } from '../ids.ts';
import type { OrderStatus } from '../order/order.ts';
import type { OrderFact } from '../order/order-facts.ts';
import type { RejectReason } from '../order/reject-reason.ts';
import type { Minor } from '../pricing/money.ts';
import type { PaperAnswer } from './paper.ts';

/** Kinds are persisted and part of addresses: they may be added to and never renamed. */
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

/** Time for undoing a merge, in ms. */
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
      /** One order, or all of a sitting. */
      readonly about: { readonly orderId: OrderId } | { readonly sittingId: SessionId };
      readonly table: string;
      /** The party at the new table and the moving one become one party. */
      readonly merge: boolean;
    }
  /** `rest`: what was said to be unpaid when it was closed; absent: an app that did not say. */
  | { readonly kind: 'closeSitting'; readonly sittingId: SessionId; readonly rest?: Minor }
  /**
   * The guests of a hotel room have left: its sitting ends, and its tablet is cleared. `rest` as above.
   * `sittingId`: the sitting that the app showed, null: none; absent: an older app.
   */
  | {
      readonly kind: 'checkOut';
      readonly table: string;
      readonly sittingId?: SessionId | null;
      readonly rest?: Minor;
    }
  /** A part of a table's bill, or of an order that stands on none. */
  | ({
      readonly kind: 'paid';
      readonly amount: Minor;
      readonly tender: Tender;
    } /** `pieces`: the dishes that it pays; absent: a sum. */ & (
      | { readonly sittingId: SessionId; readonly pieces?: readonly PieceRef[] | undefined }
      | { readonly orderId: OrderId }
    ))
  | { readonly kind: 'availability'; readonly about: OffKey; readonly change: AvailabilityChange }
  | { readonly kind: 'callAnswer'; readonly callId: CommandId; readonly answer: 'coming' | 'done' }
  /** A payment that was noted wrongly: it stays, and a row beside it takes it back. */
  | { readonly kind: 'reversePayment'; readonly paymentId: CommandId; readonly reason: ReversalReason }
  /** The tickets of an order once more, as copies, or the bill of a sitting, which is not fiscal: at a printer of the house. */
  | {
      readonly kind: 'printPaper';
      readonly printer: string;
      readonly about: { readonly orderId: OrderId } | { readonly sittingId: SessionId };
    }
  /** The party that was merged into another one sits at its own table again. `sittingId`: of the one that was merged. */
  | { readonly kind: 'undoMerge'; readonly sittingId: SessionId }
  /** A manager has seen that wrong PINs have locked a device of the venue, since then. */
  | { readonly kind: 'lockSeen'; readonly deviceId: string; readonly since: number }
  /** `job` is the paper's own at its printer. */
  | { readonly kind: 'paper'; readonly printer: string; readonly job: string; readonly answer: PaperAnswer };

/** Why a command of the staff was not done. Each has words on a screen. */
export const STAFF_REFUSALS = [
  /** The role may not. */
  'forbidden',
  'unknown_order',
  'unknown_sitting',
  'unknown_table',
  'unknown_call',
  'unknown_paper',
  'unknown_printer',
  'unknown_payment',
  'unknown_product',
  'not_countable',
  'invalid_portions',
  /** The order has gone on: `by` and `at` say who took it where. */
  'moved_on',
  /** Another person did it first. */
  'done_already',
  /** Its time for a recall, or for undoing "served", is over. */
  'too_late',
  /** The only dish of an order cannot be taken off: the order is declined as a whole. */
  'last_dish',
  /** Another party sits at the table; the command must ask for a merge. */
  'table_taken',
  'sitting_closed',
  /** More than is left to be paid; `rest` says how much is. */
  'overpaid',
  /** A guest is paying a part of it by card; `rest` says how much is left beside that. */
  'paying_now',
  /** Another guest pays one of these dishes. */
  'dish_taken',
  /** A guest paid it by card: it is not taken back here but sent back to the card. */
  'paid_online',
  /** A part of the sitting is paid, or it has no orders. */
  'being_paid',
  'nothing_to_pay',
  /** More is unpaid than the closing person's screen showed; `rest` says how much. */
  'unpaid',
  'idempotency_key_reused',
  'invalid_command',
] as const;
type StaffRefusalCode = (typeof STAFF_REFUSALS)[number];

export interface StaffRefusal {
  readonly code: StaffRefusalCode;
  /** Name of the person who did it first, and when. */
  readonly by?: string;
  readonly at?: number;
  /** Where the order stands, with `moved_on`. */
  readonly status?: OrderStatus;
  /** With `overpaid`, `paying_now` and `unpaid`. */
  readonly rest?: Minor;
}
