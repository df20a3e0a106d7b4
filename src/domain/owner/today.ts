// First page of a manager: things that need a person, and the day so far beside last week's.
import type { CommandId, OffKey, OrderId } from '../ids.ts';
import type { StaffPayment } from '../payment/staff-payment.ts';
import type { OrderType } from '../place/place.ts';
import type { Minor } from '../pricing/money.ts';
import type { CallKind } from '../service/call.ts';
import type { FeedbackNews } from '../service/given-feedback.ts';
import type { DayFigures, HourCount } from './day-figures.ts';

/** An order that waits for somebody. All times are epoch ms of the server's clock. */
export interface NewOrder {
  readonly id: OrderId;
  readonly number: number;
  readonly label: string;
  readonly table: string | undefined;
  readonly room: string | undefined;
  readonly orderType: OrderType;
  readonly placedAt: number;
  /** From when on somebody is expected to look at it; absent: an older server tells it. */
  readonly lookedAtFrom?: number | undefined;
  /** No station has a screen or a printer for any of it; absent: an older server tells it. */
  readonly isForWaiters?: boolean | undefined;
}

export interface OpenCall {
  readonly id: CommandId;
  readonly table: string;
  readonly kind: CallKind;
  readonly at: number;
  /** Person who has said "I'm coming"; undefined: nobody. */
  readonly comingBy?: string | undefined;
}

export interface OffNow {
  readonly key: OffKey;
  /** In the place's default language. */
  readonly name: string;
  /** undefined: until somebody puts it back. */
  readonly until: number | undefined;
}

/** A payment by card whose fiscal receipt a person still issues. */
export interface DueReceipt extends Pick<StaffPayment, 'label' | 'table' | 'booking'> {
  readonly key: string;
  /** The sum of its receipt, without refunds. */
  readonly amount: Minor;
  readonly currency: string;
  readonly paidAt: number;
}

/** Things that need a person, the most pressing first. */
export interface TodayNeeds {
  /** No screen and no printer has shown them. */
  readonly unseen: readonly NewOrder[];
  /** Waiters alone are shown them, and none has accepted them; absent: an older server tells it. */
  readonly unaccepted?: readonly NewOrder[] | undefined;
  /** All of it is cooked, and nobody has brought it to its table or room; absent: an older server tells it. */
  readonly ready?: readonly NewOrder[] | undefined;
  readonly calls: readonly OpenCall[];
  /** Printers that cannot print. */
  readonly printers: readonly { readonly name: string; readonly trouble: string }[];
  /** Papers about which a person has to decide. */
  readonly papers: number;
  /** Kitchen screens of which nothing is heard while the place is open. */
  readonly stations: readonly { readonly id: string; readonly name: string; readonly heardAt: number | undefined }[];
  readonly off: readonly OffNow[];
  /** Absent: an older server tells it. */
  readonly feedback?: FeedbackNews | undefined;
  /** The number of guests' pictures that wait for approval; absent in answers of older servers. */
  readonly pictures?: number | undefined;
  /** Fiscal receipts that a person still issues, the oldest first; absent: an older server tells it. */
  readonly receipts?: readonly DueReceipt[] | undefined;
}

export interface Today {
  /** The place's journal up to which it tells. */
  readonly seq: number;
  readonly at: number;
  /** "2026-10-03", by the place's clock. */
  readonly day: string;
  readonly needs: TodayNeeds;
  readonly figures: DayFigures;
  readonly hours: readonly HourCount[];
  /** Figures of the same day last week, until the same time. */
  readonly lastWeek: DayFigures;
  /** Hours of the whole day last week. */
  readonly lastWeekHours: readonly HourCount[];
}

/** A kitchen's screen speaks every minute. */
export const STATION_SILENT_MS = 180_000;
