// Payload of the journal row about a placed order.
import type { GuestNote } from '#domain/order/guest-note.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';

export interface PlacedPayloads {
  /** Everything that a kitchen needs to cook it. Totals in minor units. */
  'order.placed': {
    readonly label: string;
    readonly number: number;
    /** null: it is nobody's table. */
    readonly table: string | null;
    readonly room: string | null;
    readonly orderType: string;
    readonly lines: readonly PlacedOrderLine[];
    readonly total: number;
    readonly currency: string;
    /** Seconds between the guest's tap and the server; null: not known. */
    readonly lateBy: number | null;
    readonly replaces: string | null;
    readonly menuVersion: string;
    /** Absent where the guest avoids nothing. */
    readonly guestNote?: GuestNote;
    /**
     * Name of the staff member who took it for its table; absent: its guest sent it. `held`: no ticket before it is
     * confirmed.
     */
    readonly takenBy?: string;
    readonly held?: true;
    /** How it is paid on receipt, and when it is wanted, epoch ms; absent: nobody asked, and as soon as possible. */
    readonly payment?: string;
    readonly wantedAt?: number;
  };
}
