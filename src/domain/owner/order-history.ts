// Orders of a day, and the history of a single order.
import { leftOf } from '../bill/left-to-pay.ts';
import type { Payment } from '../bill/payment.ts';
import type { OrderStatus } from '../order/order.ts';
import type { OrderFact } from '../order/order-facts.ts';
import type { RejectReason } from '../order/reject-reason.ts';
import { presentStatus } from '../order/standing/present-status.ts';
import type { OrderType } from '../place/place.ts';
import type { StaffOrder } from '../service/board.ts';
import type { DayFigures } from './day-figures.ts';

/** Which orders of a day are listed, by their payment. */
export const PAYMENT_FILTERS = ['all', 'unpaid', 'paid'] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** Whether an order is paid; `undefined`: it was refused, and nobody pays it. `left`: some of it is paid. */
export const paymentOf = (order: StaffOrder): 'paid' | 'unpaid' | 'left' | undefined => {
  if (order.status === 'rejected') return undefined;
  const left = leftOf(order);
  if (left <= 0) return 'paid';
  return left < order.total ? 'left' : 'unpaid';
};

/** Which orders of a day are listed, by how far they are. `done`: the guest has it, or it is paid and gone. */
export const STATE_FILTERS = ['all', 'running', 'done', 'refused'] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

/** Which orders of a day are listed, by where they go. */
export const KIND_FILTERS = ['all', 'table', 'room', 'pickup', 'delivery'] as const;
export type KindFilter = (typeof KIND_FILTERS)[number];

export interface OrderFilter {
  readonly paid: PaymentFilter;
  readonly state: StateFilter;
  readonly kind: KindFilter;
}

export const ALL_ORDERS: OrderFilter = { paid: 'all', state: 'all', kind: 'all' };

const DONE: readonly OrderStatus[] = ['served_spot', 'cooked_room', 'paid'];

const stateOf = ({ status, facts }: StaffOrder): StateFilter => {
  if (status === 'rejected') return 'refused';
  return DONE.includes(presentStatus(status, facts)) ? 'done' : 'running';
};

export const kindOfOrder = (orderType: OrderType): Exclude<KindFilter, 'all'> => {
  switch (orderType) {
    case 'room':
    case 'delivery':
      return orderType;
    case 'preorder':
      return 'pickup';
    default:
      return 'table';
  }
};

/** An order that is paid in part is still listed as unpaid. */
export const isInFilter = (order: StaffOrder, { paid, state, kind }: OrderFilter): boolean => {
  const payment = paymentOf(order);
  return (
    (paid === 'all' || (payment !== undefined && (payment === 'paid') === (paid === 'paid'))) &&
    (state === 'all' || state === stateOf(order)) &&
    (kind === 'all' || kind === kindOfOrder(order.orderType))
  );
};

/** Orders per page. */
export const ORDERS_A_PAGE = 50;

/** One page of the requested orders of a day. */
export interface OrdersOfDay {
  readonly day: string;
  /** From 1 on. */
  readonly page: number;
  readonly pages: number;
  /** Number of matches on all pages. */
  readonly found: number;
  /** The latest first. */
  readonly orders: readonly StaffOrder[];
  /** Figures of all matches, on all pages. */
  readonly figures: DayFigures;
}

/**
 * One step in an order's history. `by` empty: the venue's own rule, a printer or a guest. `approvedBy`: the manager whose
 * PIN approved it.
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
  /** Steps in chronological order. */
  readonly steps: readonly OrderStep[];
  /** Payments of this order, or of its table's bill, which may include other orders. */
  readonly payments: readonly Payment[];
}

/** Maximum number of days in one file. */
export const MOST_DAYS = 366;
