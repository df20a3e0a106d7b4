// One table, as a screen shows it: who asks, what was ordered, what is to be paid.
import type { Piece } from '#domain/bill/bill-split.ts';
import type { Payment, Tender } from '#domain/bill/payment.ts';
import { type PayingShare, type PieceRef, sumPaying } from '#domain/bill/shares.ts';
import type { SplitRow } from '#domain/bill/split-rows.ts';
import type { TabletClearing } from '#domain/device/device-command.ts';
import type { OrderId, SessionId } from '#domain/ids.ts';
import type { Diet } from '#domain/menu/menu.ts';
import type { OrderStatus, PlacedOrderLine } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { OrderDiscount } from '#domain/order/order-discounts.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';
import type { OrderCharge } from '#domain/pricing/order-breakdown.ts';
import type { MergedParty } from '#domain/service/board.ts';
import type { LineStage } from '#domain/service/order-stage.ts';
import type { LineWords } from '#ui/view/line-words.ts';
import type { AskingView } from './tables-view.ts';

export interface TableLineView {
  readonly line: PlacedOrderLine;
  /** Its words in the reader's language; absent: as the kitchen reads it. */
  readonly own?: LineWords | undefined;
  readonly stage: LineStage;
  /** Names of the allergens that its guest avoids and that it holds. */
  readonly allergens: readonly string[];
}

export interface TableOrderView {
  readonly id: OrderId;
  readonly label: string;
  readonly placedAt: number;
  /** When its guest sent it, where it arrived late. */
  readonly orderedAt: number | undefined;
  readonly status: OrderStatus;
  readonly lines: readonly TableLineView[];
  /** Taken off the order as a whole; absent: nothing. */
  readonly discounts?: readonly OrderDiscount[] | undefined;
  /** Laid on it; absent: nothing. */
  readonly charges?: readonly OrderCharge[] | undefined;
  /** Names of what its guest must not have and no dish of it is known to hold. */
  readonly avoids: readonly string[];
  /** How its guest eats. */
  readonly diets: readonly Diet[];
  readonly accepted: { readonly by: string; readonly at: number } | undefined;
  /** Name of the person who took it; absent: its guest sent it. */
  readonly takenBy?: string | undefined;
  /** Details beside its dishes; absent: none. */
  readonly details?: OrderDetails | undefined;
  readonly delayedMinutes: number | undefined;
  /** Its guests have gone: the order is on no bill, and may still be in the kitchen. Absent: they sit there. */
  readonly isLeft?: boolean | undefined;
  /** The order is paid in full. Absent: it is not. */
  readonly isPaid?: boolean | undefined;
  /** No screen has shown the order yet, and no station's screen or printer will: painted here, it counts as seen. */
  readonly isShownFirst: boolean;
  /** The order is not accepted, and no dish of it is cooked. */
  readonly mayAccept: boolean;
  /** The kitchen has it once a waiter has confirmed that somebody sits there. */
  readonly mayConfirm?: boolean | undefined;
  /** Where it may go next, one button each. */
  readonly moves: readonly OrderStatus[];
  readonly mayRefuse: boolean;
  /** One dish of it can be taken off: another one stands. Absent: it cannot. */
  readonly mayVoidDish?: boolean | undefined;
  /** "Served" was said a moment ago, and can be taken back. Absent: it cannot. */
  readonly mayUnserve?: boolean | undefined;
  readonly mayMove: boolean;
  /** A command about it was given here and has not reached the server. */
  readonly waits: boolean;
}

/** A payment, with what is done here about it. */
export interface TablePaymentView extends Payment {
  /** The payment, or its taking-back, has not reached the server. */
  readonly waits: 'payment' | 'reversal' | undefined;
  readonly mayTakeBack: boolean;
}

export interface TableView {
  readonly name: string;
  /** undefined: nobody has scanned its code. */
  readonly sittingId: SessionId | undefined;
  readonly openedAt: number | undefined;
  readonly asking: readonly AskingView[];
  /** By time. */
  readonly orders: readonly TableOrderView[];
  readonly total: Minor;
  readonly paid: Minor;
  readonly rest: Minor;
  /** Shares that guests are paying by card now, parts of the rest; absent: none. */
  readonly paying?: readonly PayingShare[] | undefined;
  /** The first first, with those that were taken back. */
  readonly payments: readonly TablePaymentView[];
  /** Dishes of the bill that nobody has paid or is paying. */
  readonly pieces?: readonly Piece[] | undefined;
  /** How the guests want to share what they have asked for; absent: one bill for all. */
  readonly split?: readonly SplitRow[] | undefined;
  /** How the guests said that they will pay. */
  readonly asked: 'cash' | 'card' | undefined;
  readonly waits: boolean;
  /** A guest of the hotel lives there: they are checked out, and no table is closed. Absent: it is a table. */
  readonly isHotelRoom?: boolean | undefined;
  /** State of the room's tablet since its guests left; absent: no guests left within the last day, or it has no tablet. */
  readonly tablet?: TabletClearing | undefined;
  /** Parties that were merged into this one a moment ago. Absent: none, or it cannot be taken back. */
  readonly merged?: readonly MergedParty[] | undefined;
  /** Time since which staff may not knock; absent: they may. */
  readonly quietSince?: number | undefined;
}

/** Amount that staff can take now: the rest without what guests are paying by card. */
export const payableNow = ({ rest, paying }: Pick<TableView, 'rest' | 'paying'>): Minor =>
  minor(Math.max(0, rest - sumPaying(paying)));

export interface PaymentPart {
  readonly tender: Tender;
  readonly amount: Minor;
  /** The dishes that it pays; absent: a sum. */
  readonly pieces?: readonly PieceRef[] | undefined;
}
