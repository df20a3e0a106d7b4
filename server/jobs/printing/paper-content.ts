// Content of a paper, stored with its print job, so that a copy equals the original.
import type { ShareMethods } from '#domain/bill/bill-split.ts';
import type { Language } from '#domain/language/language.ts';
import type { GuestNote } from '#domain/order/guest-note.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { TestContent } from '../../services/printing/test-slips.ts';

/** Place, language and time zone of a paper. */
export interface PaperPlace {
  readonly name: string;
  readonly address: string;
  readonly language: Language;
  readonly timeZone: string;
}

/** Table or receiver of an order, and its label. */
export interface OrderHead {
  readonly table: string | null;
  readonly room: string | null;
  readonly orderType: OrderType;
  readonly number: number;
  readonly label: string;
  /** When the order was committed. */
  readonly at: number;
  /** Wanted time, epoch ms; absent: now. */
  readonly wantedAt?: number;
}

/** Receiver of an order that is not served at a table. */
export type TicketWhom = Pick<
  OrderDetails,
  'name' | 'address' | 'pickupPlace' | 'additionalType' | 'comment' | 'cutlery' | 'isToGo'
> &
  Partial<Pick<OrderDetails, 'payment'>> & {
    /** Name of the delivery zone in the venue's language; absent: unnamed, or made by an older server. */
    readonly zone?: string;
  };

export interface TicketContent {
  readonly kind: 'ticket';
  readonly place: PaperPlace;
  readonly order: OrderHead;
  /** Seconds between the guest's tap and the server; null: unknown. */
  readonly lateBy: number | null;
  readonly lines: readonly PlacedOrderLine[];
  readonly note: GuestNote | null;
  /** Note of the guests' booking that speaks of an allergy; absent: none, or made by an older server. */
  readonly bookingNote?: string;
  /** Absent: served at its table, or made by an older server. */
  readonly whom?: TicketWhom;
  /** Name of the station; null: the venue has only one. */
  readonly station: string | null;
  /** Number of this ticket, and number of the order's tickets. */
  readonly part: readonly [number, number];
}

export interface VoidContent {
  readonly kind: 'void';
  readonly place: PaperPlace;
  readonly order: OrderHead;
  readonly at: number;
  readonly lines: readonly PlacedOrderLine[];
  readonly station: string | null;
}

export interface MovedContent {
  readonly kind: 'moved';
  readonly place: PaperPlace;
  readonly at: number;
  /** Former table, or the order type. */
  readonly from: string;
  readonly to: string;
  /** Orders that move. */
  readonly orders: readonly { readonly number: number; readonly label: string }[];
}

export interface ReceiptContent {
  readonly kind: 'receipt';
  readonly place: PaperPlace;
  readonly table: string;
  readonly at: number;
  readonly currency: string;
  readonly lines: readonly { readonly quantity: number; readonly name: string; readonly total: number }[];
  /** Discounts on the whole order; absent: none, or made by an older server. */
  readonly discounts?: readonly { readonly percent?: number; readonly code?: string; readonly amount: number }[];
  /** Charges on the whole order; absent: none, or made by an older server. */
  readonly charges?: readonly { readonly kind: string; readonly percent?: number; readonly amount: number }[];
  /** VAT included, by rate; absent: the place names none. */
  readonly vat?: readonly { readonly rate: number; readonly vat: number }[];
  readonly total: number;
  /** Amount already paid; absent: none. */
  readonly paid?: number;
  /** Amounts of the guests by the requested split; absent: one bill for all. */
  readonly split?: readonly number[];
  /** Payment methods of these guests, where they named their own; null: not said. */
  readonly splitMethods?: ShareMethods;
  /** Cash rounding beside the total; absent: none. */
  readonly rounding?: number;
  readonly second: {
    readonly currency: string;
    readonly suffix: string;
    /** null: the legal rate. */
    readonly rate: number | null;
    readonly total: number;
  } | null;
  readonly paymentMethod: string | null;
}

export type PaperContent = TicketContent | VoidContent | MovedContent | ReceiptContent | TestContent;

/** Mark of a copy. */
export interface CopyMark {
  /** 1 for the first copy. */
  readonly nth: number;
  /** none: there was no earlier paper, or it was deleted. */
  readonly first: 'printed' | 'unknown' | 'not' | 'none';
  readonly firstAt: number;
}
