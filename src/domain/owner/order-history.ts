// The orders of a day, and all that was done with one of them.
import type { Payment } from '../bill/payment.ts';
import type { OrderStatus } from '../order/order.ts';
import type { OrderFact } from '../order/order-facts.ts';
import type { RejectReason } from '../order/reject-reason.ts';
import type { StaffOrder } from '../service/board.ts';
import type { DayFigures } from './day-figures.ts';

/** Orders on one page of a day. */
export const ORDERS_A_PAGE = 50;

/** A page of those orders of a day that were asked for. */
export interface OrdersOfDay {
  readonly day: string;
  /** From 1 on. */
  readonly page: number;
  readonly pages: number;
  /** How many were found, on all pages. */
  readonly found: number;
  /** The latest first. */
  readonly orders: readonly StaffOrder[];
  /** Figures of the whole day, whatever was searched for. */
  readonly figures: DayFigures;
}

/**
 * One thing that was done with an order. `by` empty: the venue's own rule, a printer or a guest. `approvedBy`: the manager whose
 * PIN allowed it.
 */
export type OrderStep = { readonly at: number; readonly by: string } & (
  | { readonly kind: 'placed'; readonly table: string | undefined }
  | {
      readonly kind: 'status';
      readonly to: OrderStatus;
      readonly reason?: RejectReason | undefined;
      readonly approvedBy?: string | undefined;
    }
  | { readonly kind: 'fact'; readonly fact: OrderFact; readonly approvedBy?: string | undefined }
  | { readonly kind: 'moved'; readonly from: string | undefined; readonly to: string }
);

export interface WholeOrder {
  readonly order: StaffOrder;
  /** Steps in the order in which they came. */
  readonly steps: readonly OrderStep[];
  /** Its own; or of the bill of its table, on which other orders may stand too. */
  readonly payments: readonly Payment[];
}

/** Days in one file at most. */
export const MOST_DAYS = 366;
