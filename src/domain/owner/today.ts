// A manager's first page: matters that need a person, and today's figures beside last week's.

import { type BilledOrder, leftOf } from '../bill/left-to-pay.ts';
import type { Booking } from '../booking/booking.ts';
import { isAwaited, isCounted } from '../booking/day-list.ts';
import type { CommandId, OffKey, OrderId } from '../ids.ts';
import { isFinal, isWithGuests } from '../order/order-status.ts';
import type { StaffPayment } from '../payment/staff-payment.ts';
import type { OrderType } from '../place/place.ts';
import type { Currency, Minor } from '../pricing/money.ts';
import type { CallKind } from '../service/call.ts';
import type { FeedbackNews } from '../service/given-feedback.ts';
import type { DayFigures, HourCount, Sum } from './day-figures.ts';
import { type DishSales, sumsBy } from './reports/report-sales.ts';

/** An order that waits for staff. All times are epoch ms of the server's clock. */
export interface NewOrder {
  readonly id: OrderId;
  readonly number: number;
  readonly label: string;
  readonly table: string | undefined;
  readonly room: string | undefined;
  readonly orderType: OrderType;
  /** Take-away rather than eating here; absent: not asked, or an older server. */
  readonly isToGo?: boolean | undefined;
  readonly placedAt: number;
  /** When staff are expected to look at the order; absent: an older server. */
  readonly lookedAtFrom?: number | undefined;
  /** No station of the order has a screen or printer; absent: an older server. */
  readonly isForWaiters?: boolean | undefined;
}

export interface OpenCall {
  readonly id: CommandId;
  readonly table: string;
  readonly kind: CallKind;
  readonly at: number;
  /** Person who answered "I'm coming"; undefined: none. */
  readonly comingBy?: string | undefined;
}

export interface OffNow {
  readonly key: OffKey;
  /** In the place's default language. */
  readonly name: string;
  /** undefined: until staff switch the item on. */
  readonly until: number | undefined;
}

/** A card payment whose fiscal receipt a person must still issue. */
export interface DueReceipt extends Pick<StaffPayment, 'label' | 'table' | 'booking'> {
  readonly key: string;
  /** Sum for the receipt, without refunds. */
  readonly amount: Minor;
  readonly currency: string;
  readonly paidAt: number;
}

/** Matters that need a person, most urgent first. */
export interface TodayNeeds {
  /** Orders that no screen and no printer has shown. */
  readonly unseen: readonly NewOrder[];
  /** Orders that nobody has accepted in time, by the rule of the waiters' page; absent: an older server. */
  readonly unaccepted?: readonly NewOrder[] | undefined;
  /** Orders not ready in time, by the rule of the waiters' page; absent: an older server. */
  readonly late?: readonly NewOrder[] | undefined;
  /** Orders fully cooked and not yet served; absent: an older server. */
  readonly ready?: readonly NewOrder[] | undefined;
  readonly calls: readonly OpenCall[];
  /** Printers that cannot print. */
  readonly printers: readonly { readonly name: string; readonly trouble: string }[];
  /** Number of papers that need a person's decision. */
  readonly papers: number;
  /** Kitchen screens that are silent while the place is open. */
  readonly stations: readonly { readonly id: string; readonly name: string; readonly heardAt: number | undefined }[];
  readonly off: readonly OffNow[];
  /** Absent: an older server. */
  readonly feedback?: FeedbackNews | undefined;
  /** Number of guests' pictures that wait for approval; absent in answers of older servers. */
  readonly pictures?: number | undefined;
  /** Fiscal receipts that a person must still issue, oldest first; absent: an older server. */
  readonly receipts?: readonly DueReceipt[] | undefined;
}

/** Parties that are expected today or here, and the next one to come. */
export interface BookingsToday {
  readonly count: number;
  /** `undefined`: none is still to come. */
  readonly next?: Pick<Booking, 'startAt' | 'people'> | undefined;
}

/** `bookings`: of one day, by time. `now`: epoch ms. */
export const bookingsToday = (
  bookings: readonly Pick<Booking, 'status' | 'startAt' | 'people'>[],
  now: number,
): BookingsToday => {
  const next = bookings.find((one) => isAwaited(one) && one.startAt > now);
  return {
    count: bookings.filter(isCounted).length,
    ...(next && { next: { startAt: next.startAt, people: next.people } }),
  };
};

/** Orders of the tables and guests that are still here. */
export interface OpenNow {
  /** Number of orders that the kitchen has not finished. */
  readonly orders: number;
  /** Number of orders with an amount left to pay. */
  readonly unpaid: number;
  readonly leftToPay: readonly Sum[];
}

/** `orders`: without those of ended sittings. */
export const openNow = (
  orders: readonly (Omit<BilledOrder, 'id'> & { readonly orderType: OrderType; readonly currency: Currency })[],
): OpenNow => {
  const unpaid = orders.filter((order) => leftOf(order) > 0);
  return {
    orders: orders.filter((order) => !isFinal(order.status) && !isWithGuests(order)).length,
    unpaid: unpaid.length,
    leftToPay: sumsBy(unpaid, leftOf),
  };
};

/** Number of best-selling dishes on the first page. */
export const BEST_SELLERS = 5;

export interface Today {
  /** Last included number of the place's journal. */
  readonly seq: number;
  readonly at: number;
  /** "2026-10-03", by the place's clock. */
  readonly day: string;
  readonly needs: TodayNeeds;
  /** Absent: an older server. */
  readonly bookings?: BookingsToday | undefined;
  /** Absent: an older server. */
  readonly open?: OpenNow | undefined;
  /** Best sellers of the day, most portions first; absent: an older server. */
  readonly dishes?: readonly DishSales[] | undefined;
  readonly figures: DayFigures;
  readonly hours: readonly HourCount[];
  /** Figures of the same weekday last week, up to the same time. */
  readonly lastWeek: DayFigures;
  /** Hours of the whole day last week. */
  readonly lastWeekHours: readonly HourCount[];
}

/** A kitchen's screen reports every minute. */
export const STATION_SILENT_MS = 180_000;
