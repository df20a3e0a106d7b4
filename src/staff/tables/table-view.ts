// View of one table: calls, orders and payments.
import type { Piece } from '#domain/bill/bill-split.ts';
import type { Payment, Tender } from '#domain/bill/payment.ts';
import { type PayingShare, type PieceRef, sumPaying } from '#domain/bill/shares.ts';
import type { SplitRow } from '#domain/bill/split-rows.ts';
import type { TabletClearing } from '#domain/device/device-command.ts';
import type { OrderId, SessionId } from '#domain/ids.ts';
import type { Diet } from '#domain/menu/menu.ts';
import type { LineNames } from '#domain/order/line-names.ts';
import type { OrderStatus, PlacedOrderLine } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { OrderDiscount } from '#domain/order/order-discounts.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';
import type { MergedParty } from '#domain/service/board.ts';
import type { Avoided, LineStage } from '#domain/service/order-stage.ts';
import type { ShownCharge } from '#shared/pricing/charge-lines.tsx';
import type { AskingView, BookedView } from './tables-view.ts';

export interface TableLineView {
  readonly line: PlacedOrderLine;
  /** Texts in the reader's language; omitted: the kitchen's. */
  readonly own?: LineNames | undefined;
  readonly stage: LineStage;
  /** Allergens that the guest avoids and the dish contains. */
  readonly allergens: readonly Avoided[];
  /** Number of units that are paid while the order is not; omitted: none. */
  readonly paidUnits?: number | undefined;
  /** A payment of the line waits on this device to be sent. */
  readonly isPaidUnsent?: boolean;
}

export interface TableOrderView {
  readonly id: OrderId;
  readonly label: string;
  readonly placedAt: number;
  /** When the guest sent the order, if the order arrived late. */
  readonly orderedAt: number | undefined;
  readonly status: OrderStatus;
  readonly lines: readonly TableLineView[];
  readonly total: Minor;
  /** Deductions from the whole order; omitted: none. */
  readonly discounts?: readonly OrderDiscount[] | undefined;
  /** Packaging and surcharges; omitted: none. */
  readonly charges?: readonly ShownCharge[] | undefined;
  /** All allergens that the guest avoids; `lines` name those of a dish again. */
  readonly avoids: readonly Avoided[];
  /** Diets of its guest. */
  readonly diets: readonly Diet[];
  readonly accepted: { readonly by: string; readonly at: number } | undefined;
  /** Name of the person who took it; omitted: its guest sent it. */
  readonly takenBy?: string | undefined;
  /** Details beside its dishes; omitted: none. */
  readonly details?: OrderDetails | undefined;
  readonly delayedMinutes: number | undefined;
  /** Its guests have left: the order is on no bill, but may still be in the kitchen. Omitted: they are here. */
  readonly isLeft?: boolean | undefined;
  /** The order is paid in full. */
  readonly isPaid?: boolean | undefined;
  /** No screen has shown the order, and no station's screen or printer will: rendering it here counts as seen. */
  readonly isShownFirst: boolean;
  /** Since when an order is warned of that nobody has accepted; omitted: not yet. */
  readonly notAcceptedSince?: number | undefined;
  /** The order is not accepted, and none of its dishes is cooking. */
  readonly mayAccept: boolean;
  /** The kitchen gets it after a waiter confirms that guests sit at the table. */
  readonly mayConfirm?: boolean | undefined;
  /** Valid next statuses, one button each. */
  readonly moves: readonly OrderStatus[];
  readonly mayRefuse: boolean;
  /** A dish can be taken off, because another one remains. */
  readonly mayVoidDish?: boolean | undefined;
  /** "Served" was pressed a moment ago and can be undone. */
  readonly mayUnserve?: boolean | undefined;
  readonly mayMove: boolean;
  /** A command of this device about it has not reached the server. */
  readonly waits: boolean;
}

/** A guest sent it, and nobody in the venue has taken it yet: it can be refused. Later it is cancelled. */
export const isNew = ({ status, takenBy, lines }: Pick<TableOrderView, 'status' | 'takenBy' | 'lines'>): boolean =>
  status === 'ordered' &&
  takenBy === undefined &&
  lines.every(({ stage }) => stage === 'held' || stage === 'sent' || stage === 'seen' || stage === 'rejected');

/** Whether its guests have all of the order, and no press of this device about the order is pending. */
export const isDone = ({ lines, waits }: Pick<TableOrderView, 'lines' | 'waits'>): boolean => {
  const standing = lines.filter(({ stage }) => stage !== 'rejected');
  return !waits && standing.length > 0 && standing.every(({ stage }) => stage === 'served' || stage === 'paid');
};

/** A payment with its pending command. */
export interface TablePaymentView extends Payment {
  /** The payment or its reversal has not reached the server. */
  readonly waits: 'payment' | 'reversal' | undefined;
  readonly mayTakeBack: boolean;
}

export interface TableView {
  readonly name: string;
  /** `undefined`: nobody has scanned its code. */
  readonly sittingId: SessionId | undefined;
  readonly openedAt: number | undefined;
  /** The next booking of the table within two hours; omitted: none. */
  readonly booked?: BookedView | undefined;
  /** The booking whose guests sit here; omitted: none is known. */
  readonly seated?: BookedView | undefined;
  readonly asking: readonly AskingView[];
  /** Sorted by time. */
  readonly orders: readonly TableOrderView[];
  readonly total: Minor;
  readonly paid: Minor;
  readonly rest: Minor;
  /** Shares in card payment by guests, which are part of the rest; omitted: none. */
  readonly paying?: readonly PayingShare[] | undefined;
  /** The earliest first, including reversed ones. */
  readonly payments: readonly TablePaymentView[];
  /** Dishes of the bill that are neither paid nor being paid. */
  readonly pieces?: readonly Piece[] | undefined;
  /** The split requested by the guests; omitted: one bill for all. */
  readonly split?: readonly SplitRow[] | undefined;
  /** The payment method that the guests requested. */
  readonly asked: Exclude<Tender, 'other'> | undefined;
  readonly waits: boolean;
  /** This person has chosen dishes for it and not sent them. */
  readonly isUnsent?: boolean | undefined;
  /** A hotel room: its guests are checked out instead of the table being closed. */
  readonly isHotelRoom?: boolean | undefined;
  /** State of the room's tablet since check-out; omitted: no check-out within the last day, or no tablet. */
  readonly tablet?: TabletClearing | undefined;
  /** Parties merged into this one a moment ago, if that can be undone. */
  readonly merged?: readonly MergedParty[] | undefined;
  /** Since when "do not disturb" is active; omitted: it is not. */
  readonly quietSince?: number | undefined;
}

/** Amount that staff can take now: the rest minus what guests are paying by card. */
export const payableNow = ({ rest, paying }: Pick<TableView, 'rest' | 'paying'>): Minor =>
  minor(Math.max(0, rest - sumPaying(paying)));

export interface PaymentPart {
  readonly tender: Tender;
  /** Hotel room whose bill takes the payment of a table; omitted: none. */
  readonly room?: string | undefined;
  readonly amount: Minor;
  /** Tip beside the amount; omitted: none. */
  readonly tip?: Minor | undefined;
  /** Cash that the waiter hands back, shown to them and not stored; omitted: none, or not entered. */
  readonly change?: Minor | undefined;
  /** Dishes that the payment covers; omitted: the payment is a sum. */
  readonly pieces?: readonly PieceRef[] | undefined;
}
