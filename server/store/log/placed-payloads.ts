// Payload of the journal row about a placed order.
import type { GuestNote } from '#domain/order/guest-note.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';

export interface PlacedPayloads {
  /** All data that a kitchen needs to cook the order. Totals in minor units. */
  'order.placed': {
    readonly label: string;
    readonly number: number;
    /** null: no table. */
    readonly table: string | null;
    readonly room: string | null;
    readonly orderType: string;
    readonly lines: readonly PlacedOrderLine[];
    readonly total: number;
    readonly currency: string;
    /** Seconds between the guest's tap and the server; null: unknown. */
    readonly lateBy: number | null;
    readonly replaces: string | null;
    readonly menuVersion: string;
    /** Absent when the guest avoids nothing. */
    readonly guestNote?: GuestNote;
    /**
     * Name of the staff member who took it for its table; absent: a guest sent it. `held`: no ticket before its
     * confirmation.
     */
    readonly takenBy?: string;
    readonly held?: true;
    /** Payment method on receipt, and wanted time, epoch ms; absent: not asked, and as soon as possible. */
    readonly payment?: string;
    readonly wantedAt?: number;
  };
}
